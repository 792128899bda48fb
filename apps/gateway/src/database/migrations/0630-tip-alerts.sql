-- What the desk is told of tips: a customer's day came near a limit, or a tip was refused by one. One row for a customer, driver, day and limit.
create table tip_alerts (
  id bigint generated always as identity primary key,
  -- Who pays for the job: the customer, or the company.
  customer_id uuid not null references users (id),
  driver_id integer not null references drivers (id),
  -- Midnight in Bangkok.
  day_start timestamptz not null,
  limited_by text not null check (limited_by in ('job', 'count', 'day', 'driver')),
  -- The job of the latest of them.
  job_id text not null references jobs (id) on delete cascade,
  -- What was given that day, to all drivers, and the highest sum that was refused.
  given_satang bigint not null,
  refused_satang bigint not null default 0,
  refused_times integer not null default 0,
  noted_at timestamptz not null,
  unique (customer_id, driver_id, day_start, limited_by)
);
create index tip_alerts_of_driver on tip_alerts (driver_id);
create index tip_alerts_of_job on tip_alerts (job_id);
create index tip_alerts_noted on tip_alerts (noted_at desc, id desc);

-- What the limits of a tip add up.
create index ledger_movements_tips on ledger_movements (happened_at) where kind = 'tip';
create index charges_open_tips on charges (job_id) where purpose = 'tip' and state in ('asked', 'pending');
