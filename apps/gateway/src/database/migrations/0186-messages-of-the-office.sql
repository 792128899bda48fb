-- The office asks what became of messages: of one recipient, and of those that were not taken.
create index messages_of_recipient on messages (recipient, id desc);
create index messages_not_sent on messages (id desc) where state in ('failed', 'late');
create index messages_by_purpose on messages (purpose, id desc);
