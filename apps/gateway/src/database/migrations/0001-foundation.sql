-- The outbox: an event is written in the transaction that made it happen and published afterwards, in the order of its id.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);

create index outbox_waiting on outbox (id) where published_at is null;
