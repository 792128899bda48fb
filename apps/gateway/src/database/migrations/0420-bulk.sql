-- Files of deliveries that are booked trip by trip in the background.
create table bulk_runs (
  -- Public, too long to guess.
  id text primary key,
  user_id uuid not null references users (id),
  -- The company that it is booked for; null for an individual.
  company_user_id uuid references users (id),
  channel text not null,
  language text not null check (language in ('th', 'en')),
  -- Chosen by the client: the same one of a user starts once.
  guid text not null,
  file_name text not null,
  -- booking: trips wait to be booked; stopped by the customer; done: each trip is booked or failed.
  status text not null default 'booking' check (status in ('booking', 'stopped', 'done')),
  vehicle_id integer not null,
  payment_type smallint not null check (payment_type in (0, 2, 4)),
  -- What all trips have in common, as create_job takes it: the pick-up, the time, the phone for questions.
  common jsonb not null,
  -- What the wallet still has aside for trips that are not booked, by the parts that it came from.
  hold_bonus_satang bigint not null default 0 check (hold_bonus_satang >= 0),
  hold_top_up_satang bigint not null default 0 check (hold_top_up_satang >= 0),
  hold_cod_satang bigint not null default 0 check (hold_cod_satang >= 0),
  -- Counts the sums that were put aside: each is a movement of its own in the ledger.
  holds integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Until then one gateway books it.
  leased_until timestamptz,
  unique (user_id, guid)
);
create index bulk_runs_of_user on bulk_runs (user_id, created_at desc);
create index bulk_runs_of_company on bulk_runs (company_user_id) where company_user_id is not null;
create index bulk_runs_due on bulk_runs (leased_until) where status = 'booking';
create index bulk_runs_age on bulk_runs (created_at);

create table bulk_trips (
  run_id text not null references bulk_runs (id) on delete cascade,
  number integer not null,
  -- The price that was agreed to: what the booking costs at most.
  price_satang bigint not null,
  -- What its deliveries would cost one by one.
  alone_satang bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'booked', 'failed')),
  job_id text references jobs (id),
  failure jsonb,
  new_price_satang bigint,
  primary key (run_id, number),
  check ((status = 'booked') = (job_id is not null))
);
create index bulk_trips_of_job on bulk_trips (job_id) where job_id is not null;

create table bulk_rows (
  run_id text not null references bulk_runs (id) on delete cascade,
  -- The row's number in the file.
  number integer not null,
  -- Its place in the list as it was sent.
  position integer not null,
  -- As the file had them, so that it can be opened again.
  cells jsonb not null,
  -- A stop as create_job takes it; null where the row was left out.
  stop jsonb,
  reference text not null default '',
  trip_number integer,
  -- Of the trip's visits.
  visit integer,
  -- Of address and phone: tells what has been booked before.
  fingerprint text,
  primary key (run_id, number),
  foreign key (run_id, trip_number) references bulk_trips (run_id, number)
);
create index bulk_rows_of_trip on bulk_rows (run_id, trip_number);
create index bulk_rows_fingerprint on bulk_rows (fingerprint) where fingerprint is not null;

-- Sums that a wallet has put aside for a file.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'walletBonus', 'walletTopUp', 'walletCod', 'freeCredit', 'promotion', 'codOwed', 'jobHold', 'bulkHold', 'payoutDue',
  'driverCash', 'driverTips', 'cardProvider', 'bank', 'refundDue', 'revenue', 'promotionCost', 'opening'));
create or replace function ledger_is_guarded(kind text) returns boolean immutable language sql as
  $$ select kind in ('walletBonus', 'walletTopUp', 'walletCod', 'freeCredit', 'promotion', 'codOwed', 'jobHold', 'bulkHold', 'payoutDue') $$;

create trigger note_added_work after insert on bulk_runs for each statement execute function note_due_work();
create trigger note_earlier_work after update of status on bulk_runs for each row
  when (new.status = 'booking' and old.status <> 'booking') execute function note_due_work();
