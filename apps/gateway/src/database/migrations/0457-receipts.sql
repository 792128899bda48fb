-- Paid jobs and top-ups to look at: what of them is paid gets a receipt.
create table receipts_due (
  -- job:<id>, or topUp:<id of the charge>.
  subject text primary key,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index receipts_due_at on receipts_due (due_at);

-- Which receipt has a part of a job: its price, or a charge. No part is on two.
create table receipt_parts (
  job_id text not null references jobs (id),
  -- price, or charge:<id>.
  part text not null,
  document_id uuid not null references tax_documents (id),
  primary key (job_id, part)
);
