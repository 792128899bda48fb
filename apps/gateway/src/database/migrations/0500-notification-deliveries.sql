-- What is to be sent of an event to a customer on a channel other than the page's list: one row for each, so nothing is sent twice.
create table notification_deliveries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The event it follows from; published events go before deliveries do, so nothing refers to them.
  event_id bigint not null,
  channel text not null check (channel in ('mail', 'sms', 'line', 'push')),
  -- The kind of the notification, and the row of the settings that it belongs to.
  kind text not null,
  event text not null,
  -- As in notifications.
  subject text not null,
  booked_count integer,
  failed_count integer,
  -- What the event says of money; null where it says nothing.
  amount_satang bigint,
  happened_at timestamptz not null,
  -- False: not sent in the customer's quiet hours.
  is_urgent boolean not null,
  -- When it is to be sent: at once, at the end of the quiet hours, or with the mail of an hour or a day.
  due_at timestamptz not null,
  -- sent: queued in messages, or pushed to a device at least. dropped: not wanted any more, or it can reach nobody.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  -- While a gateway pushes it, until when no other does.
  leased_until timestamptz,
  -- Sessions to whose devices it was pushed.
  pushed_to uuid[] not null default '{}',
  settled_at timestamptz,
  unique (user_id, event_id, channel)
);
create index notification_deliveries_due on notification_deliveries (next_attempt_at) where state = 'waiting';
create index notification_deliveries_of_user on notification_deliveries (user_id, channel, id) where state = 'waiting';
create index notification_deliveries_age on notification_deliveries (happened_at);

create trigger note_added_work after insert on notification_deliveries for each statement execute function note_due_work();

-- When a customer is notified; one without a row has the quiet hours, and the digest that suits the account.
create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  is_quiet_at_night boolean not null,
  -- Null: hourly for whoever belongs to a company, none for others.
  mail_digest text check (mail_digest in ('none', 'hourly', 'daily')),
  changed_at timestamptz not null
);

-- The secret that signs the links by which mails are switched off, one for all gateways of a database.
create table unsubscribe_keys (
  id smallint primary key default 1 check (id = 1),
  secret bytea not null
);
