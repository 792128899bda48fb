-- Drivers who are people: registered by the office with the phone that they sign in by and the agreement that they accepted (spec §4).
-- Those without a phone are the simulator's.
alter table drivers
  add column phone text unique,
  add column is_simulated boolean not null generated always as (phone is null) stored,
  add column last_name text not null default '',
  add column agreement_accepted_at timestamptz,
  -- Since when the driver takes offers; absent off duty.
  add column on_duty_since timestamptz,
  add constraint drivers_accepted_the_agreement check (phone is null or agreement_accepted_at is not null);
create index drivers_on_duty on drivers (vehicle_kind) where on_duty_since is not null;

-- Idles out after 30 days, as a customer's session does.
alter table driver_sessions add column last_seen_at timestamptz;

-- The sign-in code that was sent last: one per phone, a new one takes the place of the old. A phone that no driver has gets a row too,
-- so that asking again is answered alike; without a hash it opens nothing.
create table driver_codes (
  phone text primary key,
  driver_id integer references drivers (id) on delete cascade,
  code_hash text,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  -- How many were sent since the hour began: each costs money and annoys.
  hour_started_at timestamptz not null,
  sent_in_hour smallint not null
);

-- Where a driver was last, for finding one who is near.
create table driver_whereabouts (
  driver_id integer primary key references drivers (id) on delete cascade,
  lat double precision not null,
  lng double precision not null,
  heading double precision,
  at timestamptz not null
);
create index driver_whereabouts_lat on driver_whereabouts (lat, lng);

-- Every position of a driver, thrown away after 90 days. With a job's id those that its customer may see live.
create table driver_positions (
  driver_id integer not null references drivers (id) on delete cascade,
  at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  heading double precision,
  job_id text references jobs (id) on delete set null,
  primary key (driver_id, at)
);
create index driver_positions_of_job on driver_positions (job_id, at desc) where job_id is not null;
create index driver_positions_by_age on driver_positions (at);

-- How a customer stands to a driver: one or the other, never both.
create table customer_drivers (
  user_id uuid not null references users (id) on delete cascade,
  driver_id integer not null references drivers (id) on delete cascade,
  stance text not null check (stance in ('favorite', 'blocked')),
  remark text not null,
  created_at timestamptz not null,
  primary key (user_id, driver_id)
);
create index customer_drivers_of on customer_drivers (user_id, stance, created_at desc);

-- How a job was rated, once. Averages are counted from these rows.
create table driver_ratings (
  job_id text primary key references jobs (id) on delete cascade,
  driver_id integer not null references drivers (id),
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  -- By its signed-in customer, or by whoever had the link.
  rated_by text not null check (rated_by in ('session', 'token')),
  created_at timestamptz not null
);
create index driver_ratings_of on driver_ratings (driver_id) include (rating);
