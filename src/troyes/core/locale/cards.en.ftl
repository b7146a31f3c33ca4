# -- Why a printed number of an owner's cannot be so ------------------------------------------------------------------

cards-table = a table of { $known } belongs here
cards-no-such = there is no number called “{ $name }”; names that fit here: { $known }
cards-toml-line = this line cannot be read as TOML
cards-toml-at = it cannot be read on from line { $line }, column { $column }
cards-toml-text = it is no text in UTF-8
cards-toml-whole = the file cannot be read as TOML to its end
cards-deep = the name in line { $line } has more than { $most } dots; write it as in the template
cards-many = it has more than { $most } names; leave only the numbers that are different in your box
cards-within = { $why } ({ $where })
cards-misfit-form = expected { $wanted ->
        [int] a whole number
        [float] a number
        [str] a word
        [bool] true or false
        [array] a list
        [object] a table
        [int-or-str] a whole number or a text
        [int-or-null] a whole number or nothing
        [str-or-null] a text or nothing
        [array-or-null] a list or nothing
        [object-or-null] a table or nothing
       *[other] something else
    }, got { $got ->
        [int] a whole number
        [float] a number with a point
        [str] a word
        [array] a list
        [bool] true or false
        [object] a table
        [null] nothing
       *[other] something else
    }
cards-misfit-typed = expected { $wanted ->
        [int] a whole number
        [float] a number
        [str] a word
        [bool] true or false
        [array] a list
        [object] a table
        [int-or-str] a whole number or a text
        [int-or-null] a whole number or nothing
        [str-or-null] a text or nothing
        [array-or-null] a list or nothing
        [object-or-null] a table or nothing
       *[other] something else
    }, not “{ $value }”
cards-misfit-missing = the field “{ $name }” is missing
cards-misfit-unknown = there is no field “{ $name }” here
cards-misfit-other = nothing like this belongs here
cards-misfit-least = expected a whole number, { $number } or more
cards-misfit-most = expected a whole number, { $number } at most
cards-misfit-length = expected { $number } values
cards-misfit-longer = expected { $number } or more values
cards-misfit-shorter = expected { $number } values at most
cards-misfit-word = “{ $value }” is none of the words that fit here
