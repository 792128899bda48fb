-- The customer's own reference, such as an order number; empty without one.
alter table jobs add column reference text not null default '';
