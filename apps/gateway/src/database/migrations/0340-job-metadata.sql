-- What the partner or the caller of the API notes on a booking for its own use; null without it.
alter table jobs add column metadata jsonb;
