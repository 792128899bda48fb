-- Signing up: an account is made at once, but its phone, e-mail and Facebook id are only claimed until the phone is verified. So nobody who
-- merely types a number keeps its owner from it, and an answer cannot give away whether it has an account.
alter table users
  add column is_verified boolean not null default true,
  add column facebook_id text unique,
  add column referred_by uuid references users (id) on delete set null,
  -- Set when the company's data were checked against its documents: only the office changes them from then on.
  add column company_verified_at timestamptz,
  add column recipient_sms boolean not null default false,
  add column recipient_email boolean not null default false,
  -- When the profile was completed for the first time.
  add column welcomed_at timestamptz;
create index users_unverified on users (created_at) where not is_verified;
create index users_by_age on users (created_at desc, id desc);

-- Ids of companies: C0000002 and on; the demo's company is the first.
create sequence company_numbers start with 2;

alter table sessions
  add column device_name text not null default '',
  add column device_version text not null default '';

-- What a user wants to sign in with, until the code that was sent to the phone is entered: of a new account, or the new phone of one.
create table identity_claims (
  user_id uuid primary key references users (id) on delete cascade,
  phone text not null,
  email text,
  facebook_id text,
  -- False where the phone belongs to another account: no code was sent, its owner got a message, and no code is right.
  is_free boolean not null,
  code_sent_at timestamptz not null,
  created_at timestamptz not null
);
create index identity_claims_phone on identity_claims (phone, created_at desc);
create index identity_claims_email on identity_claims (email, created_at desc) where email is not null;

-- A sign-up is made once for a guid, and remembers where its user came from.
create table sign_ups (
  guid text primary key,
  -- Deferred: the guid is taken first, and nothing else is written where another call has it.
  user_id uuid not null unique references users (id) on delete cascade deferrable initially deferred,
  channel text not null,
  -- Refer code as it was typed, also where nobody has it.
  reference_id text,
  -- utm_source, utm_medium, utm_campaign, deviceName, deviceVersion.
  origin jsonb not null,
  created_at timestamptz not null
);

-- Codes of four digits that were sent out, hashed. One per purpose and subject: a new one takes the place of the old. For a name that nobody
-- has there is a row as well, with a code that nobody was sent.
create table one_time_codes (
  purpose text not null check (purpose in ('phone', 'password')),
  -- phone: the user id; password: a hash of the name that was typed.
  subject text not null,
  id uuid not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (purpose, subject)
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- How often somebody did what is limited. The key is a hash, so no name, phone or address is kept.
create table call_counters (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index call_counters_end on call_counters (window_ends_at);

-- Every consent that was given or taken back; the newest of a kind holds.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- terms: privacy policy and terms of use; promotions: pdpaQuestion2.
  kind text not null check (kind in ('terms', 'promotions')),
  is_given boolean not null,
  terms_version text not null,
  channel text not null,
  created_at timestamptz not null
);
create index consents_of_user on consents (user_id, id desc);

-- What the office and the user changed about an account, and who did it.
create table user_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  changed_by uuid references users (id) on delete set null,
  kind text not null,
  detail jsonb not null,
  created_at timestamptz not null
);
create index user_changes_of_user on user_changes (user_id, id desc);
