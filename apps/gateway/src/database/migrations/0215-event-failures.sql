-- What a handler could not follow from an event: tried again with growing pauses, given up after the last try, retried when an administrator or
-- the operator says so. A row goes when its handler has succeeded, and with its event.
create table event_failures (
  id bigint generated always as identity primary key,
  event_id bigint not null references outbox (id) on delete cascade,
  handler text not null,
  -- That of the event: later events of the same subject wait for this handler.
  subject text not null,
  -- 0: not tried, an earlier event of the subject comes first.
  attempts integer not null,
  -- Null: given up.
  next_attempt_at timestamptz,
  error text not null,
  failed_at timestamptz,
  unique (event_id, handler)
);
create index event_failures_open on event_failures (handler, subject, event_id) where next_attempt_at is not null;
