-- Whom an answer to a mail goes to, where that is not the sender: the sales desk for a quotation, the customer for what the desk is told.
alter table messages
  add column reply_to text check (reply_to !~ '[[:space:],;<>]' and reply_to <> '');
create index messages_about on messages (reply_to) where reply_to is not null;

-- The office looks through all quotations, newest first.
create index quotations_by_age on quotations (created_at desc, number desc);
