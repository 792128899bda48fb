-- A customer corrects whom the driver meets at a stop, or the note there.
alter table job_changes drop constraint job_changes_kind_check;
alter table job_changes
  add constraint job_changes_kind_check check (kind in (
    'postponed', 'searchedAgain', 'extended', 'priceAdded', 'openedToAll', 'keptWaiting', 'stopMended',
    'officeCancelled', 'officeCompleted', 'driverReplaced', 'chargeWaived'
  ));
