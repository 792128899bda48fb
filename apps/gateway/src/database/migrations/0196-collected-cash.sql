-- What became of the money that a job's driver had to collect in cash: of its price (without a charge) or of a charge. What the driver
-- says comes first, what the office settles after it; either may be missing.
create table cash_collections (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  charge_id bigint unique references job_charges (id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0),
  -- The driver's word: whether the customer paid, and if not, why.
  driver_id integer references drivers (id),
  is_collected boolean,
  remark text not null default '',
  noted_at timestamptz,
  -- The office's: how the money came in otherwise, or why it is given up.
  settled_by uuid references users (id),
  settled_at timestamptz,
  settled_remark text not null default '',
  check ((is_collected is null) = (noted_at is null)),
  check ((settled_by is null) = (settled_at is null))
);
create unique index cash_collections_of_price on cash_collections (job_id) where charge_id is null;
create index cash_collections_refused on cash_collections (noted_at) where charge_id is null and is_collected = false and settled_at is null;
create index cash_collections_settled on cash_collections (settled_at) where settled_at is not null;

-- Nobody has collected or settled it yet: what the office's list is read from.
alter table job_charges add column is_open boolean not null default true;
create index job_charges_open on job_charges (created_at) where is_open;
