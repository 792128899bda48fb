-- Published events are deleted some weeks later; without an index each look for them reads the whole outbox.
create index outbox_published on outbox (published_at) where published_at is not null;
