-- How a partner's guests may pay: 0 cash, 1 a card, 3 PromptPay. Until now nobody had allowed anything but cash.
alter table partners add column payment_types integer[] not null default '{0}';
alter table partners add constraint partners_known_payment_types
  check (payment_types <@ array[0, 1, 3] and cardinality(payment_types) > 0);
