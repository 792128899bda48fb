-- One attempt to take money through the card provider. The row is committed before the provider is asked.
create table charges (
  -- Unguessable: whoever has it may read the state.
  charge_id text primary key,
  number bigint generated always as identity unique,
  payer_id uuid references users (id),
  purpose text not null check (purpose in ('job', 'topUp', 'tip', 'openAmount')),
  subject text not null,
  job_id text,
  guid text not null,
  method text not null check (method in ('card', 'promptpay')),
  amount_satang bigint not null check (amount_satang > 0),
  -- `asked`: whether the provider has made it is not known yet.
  state text not null check (state in ('asked', 'pending', 'authorised', 'paid', 'failed', 'expired', 'released')),
  -- What pays: a card's id or a token that is used once; never a number.
  source jsonb not null,
  is_captured boolean not null,
  return_path text,
  provider text not null,
  -- Set before the provider is asked, so that nobody asks a second time.
  is_asked boolean not null default false,
  provider_ref text,
  failure text,
  authorize_uri text,
  qr_payload text,
  qr_image_uri text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- The money came after the end.
  is_late boolean not null default false,
  -- When the provider is asked next; null: never again.
  next_check_at timestamptz,
  unique (provider, provider_ref)
);
create unique index charges_once on charges (purpose, coalesce(payer_id::text, subject), guid);
create index charges_to_check on charges (next_check_at) where next_check_at is not null;
create index charges_of_job on charges (job_id) where job_id is not null;
create index charges_of_payer on charges (payer_id, created_at desc);

-- What the provider has to be asked for after a commit: repeated until it answers.
create table charge_orders (
  id bigint generated always as identity primary key,
  -- The same key is the same order.
  key text not null unique,
  charge_id text not null references charges (charge_id),
  kind text not null check (kind in ('capture', 'reverse', 'refund')),
  amount_satang bigint check (amount_satang > 0),
  job_id text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_at timestamptz,
  done_at timestamptz,
  -- Why it was given up; an administrator has to look.
  refused text,
  check ((kind = 'refund') = (amount_satang is not null))
);
create index charge_orders_due on charge_orders (next_at) where next_at is not null;
create index charge_orders_of_charge on charge_orders (charge_id);
