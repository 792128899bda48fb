-- Customers that the card provider has to delete: their account was erased, or they were made twice. The row goes when it is done.
create table card_customer_deletions (
  customer_ref text primary key,
  provider text not null,
  ordered_at timestamptz not null,
  attempts integer not null default 0,
  -- Null: the provider refuses it for good.
  next_at timestamptz,
  -- Why it refuses; an administrator has to look.
  refused text
);
create index card_customer_deletions_due on card_customer_deletions (next_at) where next_at is not null;
