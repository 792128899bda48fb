-- Gateways have in memory which version of the terms is in force, so that an order does not read it again.
insert into data_versions (topic) values ('terms');
create trigger note_terms_change after insert or update or delete or truncate on app_settings
  for each statement execute function note_data_change('terms');
