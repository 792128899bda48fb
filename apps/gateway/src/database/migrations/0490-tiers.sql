-- What the update of a month (`2026-12`: that of 1 December) decided about a customer whose tier it could change. The cash-back of the
-- month before follows `was`, whichever of the two runs first.
create table tier_updates (
  user_id uuid not null references users (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  was text not null check (was in ('normal', 'silver', 'gold', 'platinum')),
  tier text not null check (tier in ('normal', 'silver', 'gold', 'platinum')),
  -- Spent in the two months before.
  spent_satang bigint not null check (spent_satang >= 0),
  decided_at timestamptz not null,
  primary key (user_id, month)
);

-- Months whose update is complete, so that no gateway looks for more.
create table tier_months (
  month text primary key check (month ~ '^\d{4}-\d{2}$'),
  done_at timestamptz not null
);

-- What payers spent: completed jobs by their end.
create index jobs_completed_of_payer on jobs ((coalesce(company_user_id, user_id)), over_at) where status = 'completed';

create table partner_benefits (
  id integer generated always as identity primary key,
  title_th text not null,
  title_en text not null,
  partner_th text not null,
  partner_en text not null,
  picture text not null check (picture in ('parcel', 'cup', 'printer', 'gift')),
  least_tier text not null check (least_tier in ('silver', 'gold', 'platinum')),
  starts_at timestamptz not null,
  -- Midnight after its last day.
  ends_at timestamptz not null check (ends_at > starts_at),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null
);

create table partner_benefit_codes (
  id integer generated always as identity primary key,
  benefit_id integer not null references partner_benefits (id) on delete cascade,
  code text not null,
  taken_by uuid references users (id) on delete set null,
  taken_at timestamptz,
  unique (benefit_id, code)
);
-- One for each customer.
create unique index partner_benefit_codes_taken on partner_benefit_codes (benefit_id, taken_by) where taken_by is not null;
create index partner_benefit_codes_of_user on partner_benefit_codes (taken_by) where taken_by is not null;
