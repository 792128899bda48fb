-- What a wallet can be topped up with (specification §9).
create table wallet_packages (
  id integer primary key,
  price_satang bigint not null check (price_satang > 0),
  bonus_satang bigint not null check (bonus_satang >= 0),
  -- False: not for sale any more.
  is_offered boolean not null default true
);
insert into wallet_packages (id, price_satang, bonus_satang) values
  (1, 100000, 10000), (2, 300000, 40000), (3, 700000, 100000), (4, 1000000, 150000);

-- What was chosen when a top-up was paid: a later change of the packages does not change its bonus.
create table wallet_top_ups (
  id uuid primary key,
  -- Whose wallet: a customer, or the company that the customer acts for.
  user_id uuid not null references users (id),
  guid text not null,
  -- Null: an own amount.
  package_id integer references wallet_packages (id),
  amount_satang bigint not null check (amount_satang > 0),
  bonus_satang bigint not null check (bonus_satang >= 0),
  chosen_at timestamptz not null,
  unique (user_id, guid)
);

-- Prepaid codes. Only a slow hash is stored: whoever reads this table cannot spend them.
create table redeem_codes (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique,
  amount_satang bigint not null check (amount_satang > 0),
  expires_at timestamptz not null,
  created_by text not null,
  created_at timestamptz not null,
  used_by uuid references users (id),
  used_at timestamptz,
  check ((used_by is null) = (used_at is null))
);
create index redeem_codes_of_user on redeem_codes (used_by) where used_by is not null;

-- Where money of cash on delivery is paid out to.
create table bank_accounts (
  user_id uuid primary key references users (id),
  bank text not null,
  account_number text not null,
  account_name text not null,
  updated_at timestamptz not null
);

create table payouts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  guid text not null,
  amount_satang bigint not null check (amount_satang > 0),
  state text not null default 'requested' check (state in ('requested', 'paid', 'refused')),
  bank text not null,
  last_digits text not null,
  -- The account as it was when the payout was requested; deleted when it is over.
  account_number text,
  account_name text,
  requested_at timestamptz not null,
  done_at timestamptz,
  remark text not null default '',
  unique (user_id, guid),
  check ((state = 'requested') = (done_at is null)),
  check ((state = 'requested') = (account_number is not null))
);
create index payouts_of_user on payouts (user_id, id desc);
create index payouts_waiting on payouts (id) where state = 'requested';
