# -- Where work runs ---------------------------------------------------------------------------------------------------

work-other-version = A machine of the cluster has troyes { $there }, and here it is { $here }.
    .remedy = Install the same version on all of them: the same version plays the same games.
work-not-there = A machine of the cluster lacks { $module }.
    .remedy = Install troyes, and the package of every bot that plays, on all of them.
work-unreachable = There is no Ray at { $address }: { $detail }.
    .remedy = Check the address. A cluster is started with “ray start --head” and listens on port 10001.
work-lost = A worker was ended from outside { $tries } times at the same work, perhaps for want of memory.
    .remedy = What is done is kept. Go on with fewer at a time, or find out what ends it.
work-cut-off = The connection to Ray is gone: { $detail }.
    .remedy = What is done is kept. Go on with it once Ray runs again.
