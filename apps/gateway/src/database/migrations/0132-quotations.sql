-- Single figures of orders that an operator may change.
create table order_settings (
  name text primary key,
  value integer not null check (value >= 0)
);
insert into order_settings (name, value) values
  -- How long a quotation holds.
  ('quotationValidDays', 30),
  -- Carriage within Thailand bears no VAT.
  ('quotationVatPercent', 0);

-- The last quotation number of each year. Its row is held by the transaction that writes the quotation, so numbers have no gaps.
create table quotation_counters (
  year integer primary key,
  last integer not null check (last > 0)
);

-- Quotations for monthly hire, as they were given: a later change of the catalogue does not change them.
create table quotations (
  number text primary key,
  user_id uuid not null references users (id),
  company_user_id uuid references users (id),
  -- The client's idempotency key.
  guid text not null,
  -- At least 128 random bits: whoever has the link may read the quotation.
  token text not null unique,
  package_id integer not null,
  vehicle_id integer not null references vehicles (id),
  -- Package and options with names and fees in satang.
  offer jsonb not null,
  drivers integer not null check (drivers > 0),
  months integer not null check (months > 0),
  days_per_week smallint not null check (days_per_week between 1 and 6),
  messenger_gender text not null check (messenger_gender in ('N', 'M', 'F')),
  starts_at timestamptz not null,
  package_satang bigint not null check (package_satang >= 0),
  options_satang bigint not null check (options_satang >= 0),
  vat_percent integer not null,
  vat_satang bigint not null check (vat_satang >= 0),
  total_satang bigint not null,
  contact_name text not null,
  contact_phone text not null,
  email text,
  company_name text not null,
  company_address text not null,
  company_tax_id text not null,
  remark text not null,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  unique (user_id, guid),
  check (total_satang = package_satang + options_satang + vat_satang)
);
create index quotations_of_user on quotations (user_id, created_at desc, number desc);
