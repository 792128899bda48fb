-- How often somebody did what is limited: sign-ins, codes, messages. The table that rate-limiter-flexible works on; it is made here, not by the
-- library while the gateway runs. Keys are hashes; `expire` is in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
drop table login_attempts;
drop table call_counters;

-- Where somebody has signed in before: a device by what its cookie holds, a network by its address, both as hashes. What strangers try against
-- an account does not bar these.
create table known_places (
  user_id uuid not null references users (id) on delete cascade,
  place bytea not null,
  used_at timestamptz not null,
  primary key (user_id, place)
);
create index known_places_used on known_places (used_at);

-- A code is bound to whoever asked for it, so that a stranger can neither use up its tries nor put another in its place.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('phone', 'password', 'identity', 'email', 'signIn'));
create index one_time_codes_id on one_time_codes (id);
