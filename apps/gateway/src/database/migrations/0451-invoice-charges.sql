-- Invoices are paid by card, in a bank's app or at a counter.
alter table charges drop constraint charges_purpose_check;
alter table charges add constraint charges_purpose_check check (purpose in ('job', 'topUp', 'tip', 'openAmount', 'invoice'));
alter table charges drop constraint charges_method_check;
alter table charges add constraint charges_method_check check (method in ('card', 'promptpay', 'internetBanking', 'billPayment'));
-- What a counter needs: bar code and references.
alter table charges add column bill jsonb;

alter table sandbox_charges drop constraint sandbox_charges_method_check;
alter table sandbox_charges add constraint sandbox_charges_method_check
  check (method in ('card', 'promptpay', 'mobileBanking', 'billPayment'));
