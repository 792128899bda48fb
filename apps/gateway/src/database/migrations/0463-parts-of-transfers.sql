-- One transfer may pay several invoices of a payer: it is booked once, as a whole, with a part for each of them.
alter table invoice_payments add column bank_part integer not null default 1 check (bank_part > 0);
drop index invoice_payments_of_bank;
create unique index invoice_payments_of_bank on invoice_payments (bank_reference, bank_part) where bank_reference is not null;
