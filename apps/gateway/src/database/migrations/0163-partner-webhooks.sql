-- Where a partner wants to be told what happens to the jobs of its guests. The secret signs what we send; like the one of the sign-on it has to
-- stand in clear, because we compute with it.
create table partner_webhooks (
  id uuid primary key,
  partner_id text not null references partners (id) on delete cascade,
  url text not null,
  event_types text[] not null,
  secret text not null,
  previous_secret text,
  contact_email text,
  is_active boolean not null default true,
  -- Since when nothing could be delivered; null while it works.
  failing_since timestamptz,
  created_at timestamptz not null
);
create index partner_webhooks_of on partner_webhooks (partner_id);

-- What is told, byte by byte as it is signed: a repeat says the same.
create table webhook_events (
  id text primary key,
  partner_id text not null references partners (id) on delete cascade,
  type text not null,
  -- The job's id, or the drop point's reference.
  subject text not null,
  -- Id of the event in the outbox: the order in which things happened.
  position bigint not null,
  -- What the outbox calls the subject.
  outbox_subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index webhook_events_age on webhook_events (created_at);

-- One event on its way to one webhook.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references partner_webhooks (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  -- Again in each delivery: they decide which one is next.
  subject text not null,
  position bigint not null,
  outbox_subject text not null,
  is_replay boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- While a gateway sends it.
  leased_until timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz
);
-- A repeat asked for twice is sent once.
create unique index webhook_deliveries_waiting on webhook_deliveries (webhook_id, event_id) where state = 'waiting';
create index webhook_deliveries_next on webhook_deliveries (webhook_id, subject, position) where state = 'waiting';
create index webhook_deliveries_of on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);

-- The log: every try and what came of it.
create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
  happened_at timestamptz not null,
  status integer,
  duration_ms integer not null,
  answer text not null,
  error text not null
);
create index webhook_attempts_of on webhook_attempts (delivery_id, id);
