-- Of what credit notes give back: tax that the payer withheld. It was never paid to us, so it is not returned in money.
alter table invoices add column returned_tax_satang bigint not null default 0
  check (returned_tax_satang between 0 and withheld_satang);
alter table credit_notes add column returned_tax_satang bigint not null default 0
  check (returned_tax_satang between 0 and returned_satang);
