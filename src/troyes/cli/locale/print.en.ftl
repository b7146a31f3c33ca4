# `troyes print`
cli-print-done = Written: { $path }. Print it at 100 %, without fitting it to the page.
cli-print-idle = { $option } does nothing for { $kind }.
    .remedy = Leave it out; it is for { $known }.
cli-print-no-pdf = What is printed is a PDF, and “{ $path }” is not named like one.
    .remedy = Give --out a name that ends in .pdf.
cli-print-taken = “{ $path }” is there already.
    .remedy = Choose another name with --out, or replace it with --force.
