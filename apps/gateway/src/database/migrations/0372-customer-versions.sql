-- What a customer's prices depend on is in the memory of each gateway: the list, the tier, and the free credit that is left.
insert into data_versions (topic) values ('customers');

create constraint trigger note_customer_change after update on users deferrable initially deferred
  for each row when (
    (old.tier, old.price_list, old.user_type, old.invoice_enabled, old.created_at)
      is distinct from (new.tier, new.price_list, new.user_type, new.invoice_enabled, new.created_at)
  ) execute function note_data_change('customers');
create constraint trigger note_customer_change after insert or update or delete on company_members deferrable initially deferred
  for each row execute function note_data_change('customers');
create constraint trigger note_customer_change after insert or update or delete on free_credit_grants deferrable initially deferred
  for each row execute function note_data_change('customers');
create constraint trigger note_customer_change after insert or update or delete on tier_prices deferrable initially deferred
  for each row execute function note_data_change('customers');
create constraint trigger note_customer_change after insert or update or delete on price_lists deferrable initially deferred
  for each row execute function note_data_change('customers');
