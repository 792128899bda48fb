-- Gateways have what the start-up data shows besides the catalogue in memory, too.
insert into data_versions (topic) values ('startup');

do $$
declare
  changing text;
begin
  foreach changing in array array['app_settings', 'full_day_packages', 'rating_reasons', 'promo_codes'] loop
    execute format(
      'create trigger note_data_change after insert or update or delete or truncate on %I
         for each statement execute function note_data_change(''startup'')',
      changing
    );
  end loop;
end
$$;
