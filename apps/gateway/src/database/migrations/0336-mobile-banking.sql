-- The app of a bank, which the customer is sent to as for a card's confirmation.
alter table sandbox_charges drop constraint sandbox_charges_method_check;
alter table sandbox_charges add constraint sandbox_charges_method_check check (method in ('card', 'promptpay', 'mobileBanking'));
