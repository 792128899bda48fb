-- What the office does to a job, beside what its customer does; why, in words that the customer reads too.
alter table job_changes drop constraint job_changes_kind_check;
alter table job_changes
  add constraint job_changes_kind_check check (kind in (
    'postponed', 'searchedAgain', 'extended', 'priceAdded', 'openedToAll', 'keptWaiting',
    'officeCancelled', 'officeCompleted', 'driverReplaced', 'chargeWaived'
  )),
  add column reason text;

-- A charge that the office lets go is owed by nobody any more; who did it and why stands in job_changes.
alter table job_charges add column waived_at timestamptz;

-- Where the next driver takes over goods that an earlier one has, whom to ring up there, and the visit to go on with. Null while no goods
-- wait for a driver.
alter table jobs add column hand_over jsonb;

-- The office's list, what was booked last on top.
create index jobs_by_booking on jobs (created_at desc, id desc);

-- What a driver's app tells a driver who was taken off a job.
create table driver_notices (
  id bigint generated always as identity primary key,
  driver_id integer not null references drivers (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  kind text not null check (kind in ('cancelled', 'completed', 'takenOff')),
  -- The driver had the goods when it happened.
  has_goods boolean not null,
  created_at timestamptz not null
);
create index driver_notices_of_driver on driver_notices (driver_id, created_at desc);
-- Whom the office has on the telephone.
create index jobs_of_confirm_phone on jobs (confirm_phone);
