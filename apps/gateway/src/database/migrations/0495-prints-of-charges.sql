-- As the real provider: a charge says which card it was. What was charged before has none.
alter table sandbox_charges add column fingerprint text;
