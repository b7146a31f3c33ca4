# `troyes print`
cli-print-done = Written: { $path }. Print it at 100 %, without fitting it to the page.
cli-print-taken = “{ $path }” is there already.
    .remedy = Choose another name with --out, or replace it with --force.
