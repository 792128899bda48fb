-- When a worker is to make the PDF of an issued document; later after each failure.
alter table tax_documents
  add column file_due_at timestamptz not null default now(),
  add column file_attempts integer not null default 0;
drop index tax_documents_without_file;
create index tax_documents_file_due on tax_documents (file_due_at) where file_key is null;
