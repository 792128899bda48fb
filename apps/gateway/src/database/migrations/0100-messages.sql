-- Mail and text messages that go to customers. A row is written in the transaction that makes the message necessary; a worker sends it
-- afterwards, so that no transaction waits for a mail server and nothing is sent for what was rolled back.
create table messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null check (recipient !~ '[[:space:],;<>]' and recipient <> ''),
  -- Empty for a text message, which has none.
  subject text not null default '',
  -- Null once a body that held a code was sent, or its code died: nobody needs it any more.
  body text,
  -- What it is about, in one word: verifyCode, passwordChanged.
  purpose text not null,
  -- Where the body holds a code: when the code dies. It is not sent later than that.
  secret_until timestamptz,
  -- kept: no provider is configured, it can be read at /dev/outbox. late: its code died before it could be sent.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed', 'late')),
  attempts integer not null default 0,
  -- While it is being sent this is when another process may try, should this one have died.
  next_attempt_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  settled_at timestamptz
);

create index messages_waiting on messages (kind, next_attempt_at) where state = 'waiting';
create index messages_with_secrets on messages (secret_until) where secret_until is not null and body is not null;
create index messages_age on messages (created_at);
