# -- Whole games in files ----------------------------------------------------------------------------------------------

dataset-missing = There is no file { $path }.
    .remedy = Check the name.
dataset-unreadable = { $path } cannot be read: { $detail }.
    .remedy = Check the name and your rights; a place on the net may need a package of its own, such as s3fs.
dataset-unwritable = { $path } cannot be written: { $detail }.
    .remedy = Name a place where you may write and where there is room. What was written before is whole, and --resume goes on from there.
dataset-no-file = { $path } is no plain file, and a set of games needs one.
    .remedy = Name another file.
dataset-damaged = { $path } is damaged, or no Parquet file: { $detail }.
    .remedy = Take it from a backup, or make it again.
dataset-foreign = { $path } holds no games of troyes.
    .remedy = Name a file that “troyes simulate --records” has written.
dataset-version = { $path } is of format { $found }, and this version reads format { $known }.
    .remedy = Install a newer version of troyes.
dataset-other = { $path } holds games of another kind: with other options, numbers or seats, or of another version of troyes.
    .remedy = Name another file, or replace it with --force.
dataset-gap = { $path } does not go on where { $games } games end.
    .remedy = Make it again with --force.
dataset-action = { $path }, game { $game }: seat { $seat } has chosen action { $action }, which there is not.
    .remedy = The file was changed, or is of a later version of troyes.
dataset-wrong = { $path }, game { $game } cannot have been played so: { $why }
    .remedy = The file was changed, or is of another version of troyes.
dataset-winners = { $path }, game { $game }: seats { $told } have not won it.
    .remedy = The file was changed.
