-- Verification of a company that the office opened again: paying by invoice rests until its new papers are decided.
alter table users add column invoice_rests boolean not null default false;
alter table users add constraint users_invoice_rests check (not (invoice_rests and invoice_enabled));
