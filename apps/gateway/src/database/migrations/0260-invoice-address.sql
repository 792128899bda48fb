-- What a company's invoices are made out to, where this differs from its own data; null is the company's own.
alter table users
  add column invoice_company_name text,
  add column invoice_company_address text,
  add column invoice_company_tax_id text;
