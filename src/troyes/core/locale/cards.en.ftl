# -- Why a printed number of an owner's cannot be so ------------------------------------------------------------------

cards-table = a table of { $known } belongs here
cards-no-such = there is no number called “{ $name }”; names that fit here: { $known }
cards-toml-line = this line cannot be read as TOML
cards-toml-whole = the file cannot be read as TOML to its end
cards-within = { $why } ({ $where })
cards-misfit-form = expected { $wanted ->
        [int] a whole number
        [str] a word
        [array] a list
       *[other] { $wanted }
    }, got { $got ->
        [int] a whole number
        [float] a number with a point
        [str] a word
        [array] a list
        [bool] true or false
        [object] a table
        [null] nothing
       *[other] { $got }
    }
cards-misfit-least = expected a whole number, { $number } or more
cards-misfit-most = expected a whole number, { $number } at most
cards-misfit-length = expected { $number } values
cards-misfit-longer = expected { $number } or more values
cards-misfit-shorter = expected { $number } values at most
cards-misfit-word = “{ $value }” is none of the words that fit here
