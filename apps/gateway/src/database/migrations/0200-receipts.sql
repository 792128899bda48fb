-- Whom the customer wants the receipt of a job made out to: company name, address and tax number. Null where none was asked for.
alter table jobs add column receipt jsonb;
