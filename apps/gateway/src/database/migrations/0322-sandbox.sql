-- The embedded stand-in for a card provider. It has no numbers and no security codes: they do not leave the browser.
create table sandbox_tokens (
  token text primary key,
  brand text not null check (brand in ('visa', 'mastercard', 'jcb')),
  last_digits text not null check (last_digits ~ '^\d{4}$'),
  holder_name text not null,
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null,
  -- What the provider publishes of this test card.
  behaviour text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index sandbox_tokens_by_age on sandbox_tokens (created_at);

create table sandbox_customers (
  customer_ref text primary key,
  user_id text not null,
  -- Without it, or where it was removed: the oldest card.
  default_card_id text,
  created_at timestamptz not null
);

create table sandbox_cards (
  card_id text primary key,
  customer_ref text not null references sandbox_customers (customer_ref) on delete cascade,
  -- Their order.
  number bigint generated always as identity,
  brand text not null check (brand in ('visa', 'mastercard', 'jcb')),
  last_digits text not null check (last_digits ~ '^\d{4}$'),
  holder_name text not null,
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null,
  behaviour text not null
);
create index sandbox_cards_of_customer on sandbox_cards (customer_ref, number);

create table sandbox_charges (
  ref text primary key,
  -- Ours: the same one is the same charge.
  charge_id text not null unique,
  method text not null check (method in ('card', 'promptpay')),
  state text not null check (state in ('pending', 'authorised', 'paid', 'failed', 'expired', 'reversed')),
  failure text check ((failure is not null) = (state = 'failed')),
  amount_satang bigint not null check (amount_satang > 0),
  refunded_satang bigint not null default 0 check (refunded_satang between 0 and amount_satang),
  is_captured boolean not null,
  return_uri text not null,
  description text not null,
  qr_payload text,
  created_at timestamptz not null,
  -- What is pending or authorised ends then, whatever its state says.
  expires_at timestamptz not null,
  paid_at timestamptz check ((paid_at is not null) = (state = 'paid'))
);

create table sandbox_refunds (
  -- Ours: the same one is the same refund.
  refund_id text primary key,
  ref text not null references sandbox_charges (ref),
  amount_satang bigint not null check (amount_satang > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_of_charge on sandbox_refunds (ref);
