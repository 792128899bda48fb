-- Who may do what is in the memory of each gateway, too: sessions, and what their rights follow from. Their rows change in the middle of
-- longer transactions, so the version rises at the end of each: nobody waits for its row while holding another.
insert into data_versions (topic) values ('access');

-- The gateway that makes a change hears of it on its own connection, before the commit is confirmed (database/data-changes.ts). INFO is
-- always sent to the client, whatever it has set, and not logged.
create or replace function note_data_change() returns trigger language plpgsql as $$
declare
  noted constant text := 'songwai.noted_' || tg_argv[0];
begin
  if tg_level = 'ROW' then
    -- Once for each transaction, however many rows it changes.
    if current_setting(noted, true) = pg_current_xact_id()::text then
      return null;
    end if;
    perform set_config(noted, pg_current_xact_id()::text, true);
  end if;
  update data_versions set version = version + 1 where topic = tg_argv[0];
  perform pg_notify('songwai_events', json_build_object('kind', 'data.changed', 'subject', tg_argv[0])::text);
  raise info 'songwai.data_changed %', tg_argv[0];
  return null;
end
$$;

create constraint trigger note_access_change after update on sessions deferrable initially deferred
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function note_data_change('access');
create constraint trigger note_access_loss after delete on sessions deferrable initially deferred
  for each row execute function note_data_change('access');
create constraint trigger note_access_change after update on users deferrable initially deferred
  for each row when (
    (old.status, old.role, old.user_type, old.is_verified) is distinct from (new.status, new.role, new.user_type, new.is_verified)
  ) execute function note_data_change('access');
create constraint trigger note_access_change after insert or update or delete on company_members deferrable initially deferred
  for each row execute function note_data_change('access');
