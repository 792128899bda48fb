-- A customer changes the stops of a running job: what stood there before and after.
alter table job_changes drop constraint job_changes_kind_check;
alter table job_changes
  add constraint job_changes_kind_check check (kind in (
    'postponed', 'searchedAgain', 'extended', 'priceAdded', 'openedToAll', 'keptWaiting', 'stopMended', 'routeChanged',
    'officeCancelled', 'officeCompleted', 'driverReplaced', 'chargeWaived'
  )),
  -- Stops with their places and people; they go with the account of whoever booked.
  add column stops_before jsonb,
  add column stops_after jsonb;

-- What a change costs after the driver has collected the price in cash. Each change has a charge of its own.
alter table job_charges drop constraint job_charges_kind_check;
alter table job_charges add constraint job_charges_kind_check check (kind in ('waiting', 'overtime', 'lateCancel', 'routeChange'));
drop index job_charges_once;
create unique index job_charges_once on job_charges (job_id, kind, coalesce(stop, -1)) where kind <> 'routeChange';

-- A driver's app says that the customer has changed the way.
alter table driver_notices drop constraint driver_notices_kind_check;
alter table driver_notices add constraint driver_notices_kind_check check (kind in ('cancelled', 'completed', 'takenOff', 'routeChanged'));
