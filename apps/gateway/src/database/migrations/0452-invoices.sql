-- Invoices of a month, one for each payer. What they say stands in tax_documents and never changes; here is what becomes of them.
create table invoices (
  id uuid primary key,
  payer_id uuid not null references users (id),
  -- The billed month, YYYY-MM in Bangkok.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  -- Of its document; set in the transaction that issues it.
  number text unique,
  -- A company may withhold tax.
  is_company boolean not null,
  -- As printed.
  company_name text not null,
  company_address text not null,
  tax_number text not null,
  reference1 text not null default '',
  issued_at timestamptz not null,
  -- Midnight in Bangkok: from the next midnight on it is overdue.
  due_at timestamptz not null,
  job_count integer not null check (job_count > 0),
  -- Before VAT.
  subtotal_satang bigint not null check (subtotal_satang > 0),
  vat_percent integer not null,
  vat_satang bigint not null check (vat_satang >= 0),
  -- Taken off what was open by credit notes, with VAT; and given back into the wallet, because it was paid already.
  credited_satang bigint not null default 0 check (credited_satang >= 0),
  returned_satang bigint not null default 0 check (returned_satang >= 0),
  -- Before VAT, of all credit notes.
  credited_base_satang bigint not null default 0 check (credited_base_satang between 0 and subtotal_satang),
  paid_satang bigint not null default 0 check (paid_satang >= 0),
  withheld_satang bigint not null default 0 check (withheld_satang >= 0),
  open_satang bigint not null generated always as
    (subtotal_satang + vat_satang - credited_satang - paid_satang - withheld_satang) stored check (open_satang >= 0),
  -- When nothing was open any more.
  closed_at timestamptz,
  -- Of the tax withheld (50 ทวิ).
  certificate_number text,
  certificate_date text,
  -- Null: no reminder follows.
  next_reminder_at timestamptz,
  unique (payer_id, month),
  check (credited_satang + returned_satang <= subtotal_satang + vat_satang)
);
create index invoices_of_payer on invoices (payer_id, issued_at desc);
create index invoices_open on invoices (payer_id, due_at) where open_satang > 0;
create index invoices_to_remind on invoices (next_reminder_at) where open_satang > 0 and next_reminder_at is not null;

create table invoice_lines (
  invoice_id uuid not null references invoices (id) on delete cascade,
  position integer not null,
  job_id text not null,
  -- Charges that came after the job was billed.
  is_later boolean not null,
  reference text not null,
  department_id uuid,
  -- As it was called at the issue.
  department text,
  vehicle_id integer not null,
  over_at timestamptz not null,
  from_name text not null,
  to_name text not null,
  -- Before VAT.
  amount_satang bigint not null check (amount_satang > 0),
  credited_satang bigint not null default 0 check (credited_satang between 0 and amount_satang),
  primary key (invoice_id, position)
);
-- Each job is billed exactly once.
create unique index invoice_lines_once on invoice_lines (job_id) where not is_later;
create index invoice_lines_of_job on invoice_lines (job_id);

-- Charges that are on an invoice, each once.
create table invoiced_charges (
  charge_id bigint primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  job_id text not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- Taken off again, because an administrator has waived it since.
  credited_at timestamptz
);
create index invoiced_charges_of_invoice on invoiced_charges (invoice_id);

create table invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  -- Null for money that was found on our account.
  charge_id text unique,
  method text not null check (method in ('card', 'internetBanking', 'billPayment', 'transfer')),
  place text,
  -- A pending one reserves its part of the invoice.
  state text not null check (state in ('pending', 'paid', 'failed')),
  -- Taken off the invoice; the withheld tax is a part of it.
  amount_satang bigint not null check (amount_satang > 0),
  withheld_satang bigint not null check (withheld_satang >= 0 and withheld_satang < amount_satang),
  -- Of the amount, before VAT.
  base_satang bigint not null check (base_satang between 0 and amount_satang),
  bank_reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((method = 'transfer') = (charge_id is null)),
  check ((method = 'transfer') = (bank_reference is not null))
);
create index invoice_payments_of_invoice on invoice_payments (invoice_id, created_at);
-- The same line of a bank statement is booked once.
create unique index invoice_payments_of_bank on invoice_payments (bank_reference) where bank_reference is not null;

create table credit_notes (
  id uuid primary key,
  invoice_id uuid not null references invoices (id) on delete cascade,
  job_id text,
  -- Before VAT.
  base_satang bigint not null check (base_satang > 0),
  vat_satang bigint not null check (vat_satang >= 0),
  -- Of both together: given back into the wallet.
  returned_satang bigint not null check (returned_satang between 0 and base_satang + vat_satang),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null
);
create index credit_notes_of_invoice on credit_notes (invoice_id, created_at);

-- Months for which everybody has an invoice.
create table invoice_runs (
  month text primary key,
  done_at timestamptz not null
);

-- Jobs that are billed by month.
create index jobs_by_invoice on jobs ((coalesce(company_user_id, user_id)), over_at) where payment_type = 4 and over_at is not null;
create index job_charges_waived on job_charges (waived_at) where waived_at is not null;

-- Carriage within Thailand bears no VAT.
insert into order_settings (name, value) values ('invoiceVatPercent', 0);

-- What a payer owes by invoice (below 0: we have a claim), our claim on the Revenue Department, and the VAT that we owe.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'walletBonus', 'walletTopUp', 'walletCod', 'freeCredit', 'promotion', 'codOwed', 'jobHold', 'bulkHold', 'payoutDue', 'invoiceOwed',
  'driverCash', 'driverTips', 'cardProvider', 'bank', 'refundDue', 'revenue', 'promotionCost', 'taxWithheld', 'vatDue', 'opening'));
