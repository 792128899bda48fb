-- A simulated ride: its whole plan, computed once. Where the driver is follows from the plan and the time; only what is due is written.
create table rides (
  job_id text primary key references jobs (id) on delete cascade,
  -- Absent for a search that will find nobody.
  driver_id integer references drivers (id),
  plan jsonb not null,
  -- Simulated seconds per second, kept so that a restart with another setting makes nobody jump.
  speed double precision not null check (speed > 0),
  started_at timestamptz not null,
  -- The plan's next transition and when it is due; no due time when the ride is over.
  next_step integer not null default 0,
  next_due_at timestamptz
);
create index rides_due on rides (next_due_at) where next_due_at is not null;
-- A driver does one job at a time.
create unique index rides_busy_driver on rides (driver_id) where next_due_at is not null;
