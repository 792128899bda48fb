-- Which of a buyer's offices a tax paper names ('00000' is the head office), and its postcode. Unknown for data that were entered
-- before: they are asked for at their next use.
alter table users
  add column company_branch text check (company_branch ~ '^[0-9]{5}$'),
  add column company_postcode text check (company_postcode ~ '^[1-9][0-9]{4}$'),
  add column invoice_company_branch text check (invoice_company_branch ~ '^[0-9]{5}$'),
  add column invoice_company_postcode text check (invoice_company_postcode ~ '^[1-9][0-9]{4}$');

alter table receipt_headers
  add column branch text check (branch ~ '^[0-9]{5}$'),
  add column postcode text check (postcode ~ '^[1-9][0-9]{4}$');

alter table invoices
  add column branch text check (branch ~ '^[0-9]{5}$'),
  add column postcode text check (postcode ~ '^[1-9][0-9]{4}$');
