-- What becomes of a job after it was booked: its search for a driver, what the customer adds to find one, what it costs besides, how it was rated.
alter table jobs
  -- Offered to the customer's favourite drivers only, until the customer opens it to all.
  add column is_fixed_driver boolean not null default false,
  -- When the search for a driver ends.
  add column search_until timestamptz,
  -- What the customer added to the price while no driver was found.
  add column added_satang bigint not null default 0 check (added_satang >= 0),
  -- Kept here too, so that a list shows it without a look into another room.
  add column rating smallint check (rating between 1 and 5),
  -- At least 128 random bits: whoever has the link may rate the job, once.
  add column rating_token text unique;

update jobs set
  search_until = coalesce(pick_up_until, pick_up_at + interval '45 minutes'),
  rating_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table jobs
  alter column search_until set not null,
  alter column rating_token set not null;

-- What was added is paid like the rest: the sum has to hold with it.
alter table jobs drop constraint jobs_check;
alter table jobs add constraint jobs_sum_holds
  check (normal_satang + added_satang = net_satang + discount_satang + free_credit_satang);

-- What a job costs besides its price, by what happened: a line each.
create table job_charges (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  kind text not null check (kind in ('waiting', 'overtime', 'lateCancel')),
  -- Position of the stop where it arose; absent where it arose at none.
  stop smallint,
  amount_satang bigint not null check (amount_satang > 0),
  -- What the amount was counted from: {"minutes": 91}.
  quantity jsonb not null,
  created_at timestamptz not null
);
-- Charged once, however often it is settled.
create unique index job_charges_once on job_charges (job_id, kind, coalesce(stop, -1));

insert into job_charges (job_id, kind, amount_satang, quantity, created_at)
  select id, 'lateCancel', cancel_fee_satang, '{}', over_at from jobs where cancel_fee_satang > 0;
alter table jobs drop column cancel_fee_satang;

-- When the driver came to a stop, which starts the waiting there. When the driver left it, the history says.
create table job_arrivals (
  job_id text not null references jobs (id) on delete cascade,
  stop smallint not null,
  arrived_at timestamptz not null,
  primary key (job_id, stop)
);
insert into job_arrivals (job_id, stop, arrived_at)
  select job_id, stop, min(happened_at) from job_events where status = 'arrived' and stop is not null group by job_id, stop;
