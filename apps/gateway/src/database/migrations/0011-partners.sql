-- Partners whose own servers sign their users on. A secret stands in clear: HS256 is symmetric, so the gateway must compute with the very
-- secret. A key that decrypts it would lie beside the database and guard nothing; what protects it is that no call and no log shows it and
-- that two live at once, so that a partner can change it at any time without an outage.
create table partners (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
  name text not null,
  secret text not null check (octet_length(secret) >= 32),
  previous_secret text check (octet_length(previous_secret) >= 32),
  allowed_origins text[] not null,
  theme jsonb not null default '{}',
  features text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null
);

-- A partner's own user ids, each an account here. Never joined by e-mail or phone: a partner vouches for its users, not for ours.
create table partner_users (
  partner_id text not null references partners (id) on delete cascade,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  primary key (partner_id, subject)
);

-- Every token that was exchanged, until it is too old to be presented. The key makes a jti usable once; the hash tells a repeat of the same
-- token from another with its jti. The session's token is computed from the partner's token and the salt: neither this table nor the
-- partner's token (once it is too old to be presented) gives a session away.
create table partner_exchanges (
  partner_id text not null references partners (id) on delete cascade,
  jti text not null,
  token_hash bytea not null,
  salt bytea not null,
  origin text not null,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  primary key (partner_id, jti)
);
create index partner_exchanges_expiry on partner_exchanges (expires_at);
