-- Messages to LINE accounts. LINE accepts a request with the same retry key once, so that a repeated attempt delivers nothing twice.
alter table messages drop constraint messages_kind_check;
alter table messages
  add constraint messages_kind_check check (kind in ('mail', 'sms', 'line')),
  add column retry_key uuid,
  -- Whose LINE account it is: its id there is no contact by which other messages of the user are found.
  add column user_id uuid references users (id) on delete cascade,
  -- Where a mail program ends mails like this one by a single press (RFC 8058).
  add column unsubscribe_url text check (unsubscribe_url ~ '^https?://[^[:space:]<>,]+$'),
  add check ((kind = 'line') = (retry_key is not null)),
  add check ((kind = 'line') = (user_id is not null)),
  add check (kind = 'mail' or unsubscribe_url is null);
create index messages_of_user on messages (user_id) where user_id is not null;
