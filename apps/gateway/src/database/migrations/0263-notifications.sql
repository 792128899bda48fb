-- What happened that a user wants to know of, as rows that follow from the events of the outbox.
create table notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The event it follows from; published events go before notifications do, so nothing refers to them.
  event_id bigint not null,
  -- jobBooked, driverAssigned, pickedUp, delivered, jobCancelled, noDriver, memberJoined, companyVerified, companyRefused,
  -- erasureAsked, newDevice.
  kind text not null,
  -- Id of what it is about: a job, a member, a session; empty where the kind says it all. Names stay in their own tables.
  subject text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_id)
);
create index notifications_listed on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
