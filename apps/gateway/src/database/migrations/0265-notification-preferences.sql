-- What a user switched off or on again; an event without a row is on.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  event text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, event, channel)
);
