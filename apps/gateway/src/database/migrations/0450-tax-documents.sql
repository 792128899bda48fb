-- The last number of each kind of document in each month. Its row is held by the transaction that issues, so numbers have no gaps.
create table document_counters (
  kind text not null check (kind in ('invoice', 'receipt', 'creditNote', 'withholdingNote')),
  -- YYMM of the issue, in Bangkok.
  month text not null check (month ~ '^\d{4}$'),
  last integer not null check (last >= 0),
  primary key (kind, month)
);

-- Issued invoices, receipts, credit notes and notes on withholding. What they say is stored here and never changes; the PDF is made of it.
create table tax_documents (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'receipt', 'creditNote', 'withholdingNote')),
  number text not null unique,
  -- Who pays: a company by its owner's account, or a customer.
  payer_id uuid not null references users (id),
  -- What it is about: invoice:<id>, job:<id>, topUp:<id>, payment:<id>, credit:<id>.
  subject text not null,
  issued_at timestamptz not null,
  amount_satang bigint not null check (amount_satang >= 0),
  content jsonb not null,
  -- The one that this stands for, which is cancelled.
  replaces uuid unique references tax_documents (id),
  -- Set once, when the PDF was made.
  file_key text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((file_key is null) = (sha256 is null))
);
-- One document of a kind for each subject, and one more for each that it replaces.
create unique index tax_documents_once on tax_documents (kind, subject) where replaces is null;
create index tax_documents_of_payer on tax_documents (payer_id, issued_at desc);
create index tax_documents_of_subject on tax_documents (subject);
create index tax_documents_without_file on tax_documents (issued_at) where file_key is null;

create function refuse_changed_document() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (new.file_key, new.sha256) is distinct from (old.file_key, old.sha256) then
    raise exception 'document % has its file already', old.number;
  end if;
  if (new.id, new.kind, new.number, new.payer_id, new.subject, new.issued_at, new.amount_satang, new.replaces)
    is distinct from (old.id, old.kind, old.number, old.payer_id, old.subject, old.issued_at, old.amount_satang, old.replaces)
    or new.content is distinct from old.content then
    raise exception 'document % is issued and does not change', old.number;
  end if;
  return new;
end $$;
create trigger tax_documents_never_change before update on tax_documents
  for each row execute function refuse_changed_document();

-- Who issues them; an operator fills it in before the first one (admin settings).
insert into app_settings (name, value) values
  ('issuer', '{"companyName":"","address":"","taxNumber":"","branch":"สำนักงานใหญ่"}');
