-- A job that is paid by card or PromptPay waits for its money before a driver is asked.
alter table jobs drop constraint jobs_status_check;
alter table jobs add constraint jobs_status_check check (
  status in ('awaitingPayment', 'matching', 'assigned', 'arrived', 'pickedUp', 'delivering', 'completed', 'cancelled', 'expired'));
-- Until when it waits; null where it does not.
alter table jobs add column pay_until timestamptz;
alter table jobs add constraint jobs_wait_for_payment check ((pay_until is not null) = (status = 'awaitingPayment'));
create index jobs_unpaid on jobs (pay_until) where status = 'awaitingPayment';

-- What came up after the booking of a job that is paid by card, wallet or PromptPay, and could not be paid at once: paid before the next booking.
create table job_dues (
  id bigint generated always as identity primary key,
  -- The same key is the same amount.
  key text not null unique,
  job_id text not null references jobs (id) on delete cascade,
  payer_id uuid not null references users (id),
  kind text not null check (kind in ('price', 'waiting', 'overtime', 'lateCancel')),
  charge_id bigint unique references job_charges (id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Waived by an administrator, or the job that it belonged to is not done.
  voided_at timestamptz
);
create index job_dues_open on job_dues (payer_id, id) where paid_at is null and voided_at is null;
create index job_dues_of_job on job_dues (job_id);

-- Money for goods that a driver collected at a stop.
create table cod_collections (
  job_id text not null references jobs (id) on delete cascade,
  stop smallint not null,
  driver_id integer not null references drivers (id),
  amount_satang bigint not null check (amount_satang > 0),
  collected_at timestamptz not null,
  primary key (job_id, stop)
);
