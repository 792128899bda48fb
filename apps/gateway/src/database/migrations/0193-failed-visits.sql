-- A visit at which a driver could not do what was to be done, and what follows: a pick-up that fails ends the job, goods that nobody took go
-- back to where they came from, and where the driver cannot go on the office decides.
create table job_failed_visits (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  visit smallint not null,
  stop smallint not null,
  driver_id integer not null references drivers (id),
  reason text not null check (reason in ('absent', 'refused', 'wrongAddress', 'damaged', 'accident')),
  outcome text not null check (outcome in ('cancelled', 'goodsReturn', 'officeDecides')),
  -- In the driver's words, for the office.
  note text not null,
  happened_at timestamptz not null
);
-- Told once, however often an app without reception says it.
create unique index job_failed_visits_once on job_failed_visits (job_id, visit, driver_id);

-- A picture of a visit that failed. The next driver takes pictures at visits that the one before has been to.
alter table ride_proofs
  drop constraint ride_proofs_kind_check, drop constraint ride_proofs_pkey, drop constraint ride_proofs_token_key;
alter table ride_proofs
  add constraint ride_proofs_kind_check check (kind in ('photo', 'signature', 'failure')),
  add primary key (token);
create index ride_proofs_of_job on ride_proofs (job_id, visit);
