-- Which data has changed: gateways have copies of the catalogue in memory, and drop them when its version rises.
create table data_versions (
  topic text primary key,
  version bigint not null default 0
);
insert into data_versions (topic) values ('catalogue');

-- The running gateways, and the versions that each has heard of: a change is answered when none uses an older copy any more.
create table gateways (
  id uuid primary key,
  seen_at timestamptz not null,
  seen jsonb not null
);

create function note_data_change() returns trigger language plpgsql as $$
begin
  update data_versions set version = version + 1 where topic = tg_argv[0];
  perform pg_notify('songwai_events', json_build_object('kind', 'data.changed', 'subject', tg_argv[0])::text);
  return null;
end
$$;

do $$
declare
  changing text;
begin
  foreach changing in array array[
    'vehicles', 'rate_cards', 'rate_card_bands', 'extras', 'extra_vehicles', 'area_vehicles', 'area_extras'
  ] loop
    execute format(
      'create trigger note_data_change after insert or update or delete or truncate on %I
         for each statement execute function note_data_change(''catalogue'')',
      changing
    );
  end loop;
end
$$;
