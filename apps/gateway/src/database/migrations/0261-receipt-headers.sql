-- Billing addresses that a customer has saved, for receipts and invoices.
create table receipt_headers (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  company_name text not null,
  address text not null,
  tax_number text not null check (tax_number ~ '^[0-9]{13}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The same one twice is a double click.
  unique (user_id, company_name, address, tax_number)
);
-- The order in which they are listed.
create index receipt_headers_listed on receipt_headers (user_id, updated_at desc, id);
