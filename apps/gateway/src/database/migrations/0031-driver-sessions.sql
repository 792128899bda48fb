-- A driver's app, signed in. Only a hash of its token is kept.
create table driver_sessions (
  token_hash bytea primary key,
  driver_id integer not null references drivers (id) on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index driver_sessions_of on driver_sessions (driver_id);
