-- A file that goes with a mail, such as the brochure for businesses. Removed once the mail is sent, like a code.
alter table messages
  add column attachment_name text,
  add column attachment bytea,
  add check ((attachment_name is null) = (attachment is null));
