-- The secret that signs held prices (decisions "A price that holds"), one for all gateways of a database.
create table quote_keys (
  id smallint primary key default 1 check (id = 1),
  secret bytea not null
);
