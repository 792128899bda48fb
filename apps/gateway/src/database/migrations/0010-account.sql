-- Accounts and their sessions. An account signs in by e-mail or phone; one that a partner signs on has neither, only contact data.
create table users (
  id uuid primary key,
  email text unique check (email = lower(email)),
  phone text unique,
  password_hash text,
  user_type smallint not null check (user_type in (1, 2)),
  role text not null default 'customer' check (role in ('customer', 'admin')),
  status text not null default 'active' check (status in ('active', 'suspended', 'removed')),
  first_name text not null default '',
  last_name text not null default '',
  refer_code text not null unique,
  company_id text,
  company_name text,
  company_address text,
  company_tax_id text,
  contact_email text,
  confirm_phone text not null default '',
  payment_type smallint not null default 0 check (payment_type between 0 and 4),
  full_day_payment smallint not null default 0 check (full_day_payment between 0 and 4),
  omise_customer_id text,
  fix_driver boolean not null default false,
  invoice_enabled boolean not null default false,
  user_group text not null default 'DEFAULT',
  tier text not null default 'normal' check (tier in ('normal', 'silver', 'gold', 'platinum', 'contract')),
  free_credit_satang bigint not null default 0 check (free_credit_satang >= 0),
  created_at timestamptz not null
);

-- Only a hash of the token is kept: whoever reads this table cannot sign in with it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  channel text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Failed sign-ins, counted per account and per address. The key is a hash, so no name and no address is kept.
create table login_attempts (
  key bytea primary key,
  failures integer not null,
  window_started_at timestamptz not null
);

-- Settings of the app that the start-up data shows; a row each, so that an operator can change one.
create table app_settings (
  name text primary key,
  value jsonb not null
);
insert into app_settings (name, value) values
  ('supportPhone', '"020261234"'),
  ('supportHours', '"06:00-24:00"'),
  ('termsVersion', '"2026-01"'),
  ('topBar', 'false'),
  ('outOfService', 'false'),
  ('badgeNews', '0'),
  ('jobServices', '[{"id":1,"nameTh":"เอกสาร","nameEn":"Document"},{"id":2,"nameTh":"พัสดุ","nameEn":"Parcel"},{"id":3,"nameTh":"อาหาร","nameEn":"Food"}]');
