-- What is sent, as far as the customer says it: contents, weight, sides.
alter table jobs add column parcel jsonb;
