-- A ride of a driver's app has no plan: what happens is what the driver does.
alter table rides
  alter column plan drop not null,
  alter column speed drop not null,
  -- The visit to come or under way, in the order of the way, and whether the driver has said that it stands there.
  add column next_visit smallint not null default 0,
  add column is_at_visit boolean not null default false,
  -- When it was over and the driver free again.
  add column ended_at timestamptz,
  add constraint rides_planned_or_driven check (
    case when plan is null then speed is null and driver_id is not null and next_due_at is null else speed is not null end
  );
update rides set ended_at = coalesce((select over_at from jobs where jobs.id = rides.job_id), now()) where next_due_at is null;
drop index rides_busy_driver;
-- A driver does one job at a time.
create unique index rides_busy_driver on rides (driver_id) where ended_at is null;
create index rides_of_driver on rides (driver_id, started_at desc) where driver_id is not null;

-- A job as it was offered to a driver.
create table job_offers (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  driver_id integer not null references drivers (id) on delete cascade,
  -- What the customer wanted when it was offered. Who declined is asked again only when one of them has changed.
  search_until timestamptz not null,
  fare_satang bigint not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- lost: another driver was faster. withdrawn: the job or the driver was no longer to be had.
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired', 'lost', 'withdrawn', 'released')),
  answered_at timestamptz
);
create unique index job_offers_open on job_offers (driver_id, job_id) where state = 'open';
create index job_offers_ending on job_offers (expires_at) where state = 'open';
create index job_offers_of_job on job_offers (job_id, driver_id);

-- What a driver showed for the goods at a visit. The picture is in the object store; the token is the link to it.
create table ride_proofs (
  job_id text not null references jobs (id) on delete cascade,
  visit smallint not null,
  stop smallint not null,
  kind text not null check (kind in ('photo', 'signature')),
  object_key text not null,
  media_type text not null,
  token text not null unique,
  taken_at timestamptz not null,
  primary key (job_id, visit)
);
