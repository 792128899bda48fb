create sequence job_numbers;

-- What was booked. The price is the server's, as it was at booking.
create table jobs (
  id text primary key,
  user_id uuid not null references users (id),
  -- The client's idempotency key.
  guid text not null,
  -- At least 128 random bits: whoever has the link may follow the job.
  tracking_id text not null unique,
  status text not null default 'matching'
    check (status in ('matching', 'assigned', 'arrived', 'pickedUp', 'delivering', 'completed', 'cancelled', 'expired')),
  task_type smallint not null check (task_type in (1, 3)),
  order_type text not null check (order_type in ('now', 'schedule')),
  job_type smallint not null check (job_type in (-1, 1, 2, 3)),
  vehicle_id integer not null references vehicles (id),
  extra_ids integer[] not null,
  remark text not null,
  remark_images text[] not null,
  confirm_phone text not null,
  payment_type smallint not null check (payment_type between 0 and 4),
  -- Position of the stop that pays cash.
  payment_point smallint not null,
  channel text not null,
  -- When the customer wants the driver; the end of the window where one was given.
  pick_up_at timestamptz not null,
  pick_up_until timestamptz,
  distance_hundredths_km integer not null check (distance_hundredths_km >= 0),
  normal_satang bigint not null check (normal_satang >= 0),
  discount_satang bigint not null check (discount_satang >= 0),
  free_credit_satang bigint not null check (free_credit_satang >= 0),
  net_satang bigint not null check (net_satang >= 0),
  price_lines jsonb not null,
  promo_code text references promo_codes (code),
  -- The way over the stops, leg by leg.
  route jsonb not null,
  -- What the first call of this guid was answered, given again to every later one.
  answer jsonb not null,
  cancel_reason text,
  cancel_fee_satang bigint not null default 0 check (cancel_fee_satang >= 0),
  created_at timestamptz not null,
  over_at timestamptz,
  unique (user_id, guid),
  check (normal_satang = net_satang + discount_satang + free_credit_satang),
  check ((over_at is not null) = (status in ('completed', 'cancelled', 'expired')))
);
create index jobs_of_user on jobs (user_id, created_at desc);
create index jobs_waiting on jobs (pick_up_at) where status = 'matching';

create table job_stops (
  job_id text not null references jobs (id) on delete cascade,
  position smallint not null check (position between 0 and 10),
  address_name text not null,
  contact_name text not null,
  contact_phone text not null,
  address text not null,
  address_id text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  district text not null,
  sub_district text not null,
  remark text not null,
  is_return boolean not null,
  primary key (job_id, position)
);

-- What happened to a job and when, in order.
create table job_events (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  status text not null,
  -- Position of the stop where it happened.
  stop smallint,
  happened_at timestamptz not null
);
create index job_events_of_job on job_events (job_id, id);

-- A promo code spent on a job; given back when the job is cancelled or finds no driver.
create table promo_uses (
  job_id text primary key references jobs (id) on delete cascade,
  code text not null references promo_codes (code),
  user_id uuid not null references users (id),
  used_at timestamptz not null,
  given_back_at timestamptz
);
create index promo_uses_of_user on promo_uses (user_id, code) where given_back_at is null;
