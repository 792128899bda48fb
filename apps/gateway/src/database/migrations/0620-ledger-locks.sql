-- Only accounts that may not fall below 0 have a balance to guard: theirs are the rows that are locked. Our own are credited by every payment
-- of everybody, and a driver's by every customer of the day; nobody has to wait there (decision 39).
create or replace function ledger_number_entry() returns trigger language plpgsql as $$
declare
  account_kind text;
  last ledger_entries;
begin
  -- The kind of an account never changes, so that it can be read without a lock.
  select kind into account_kind from ledger_accounts where id = new.account_id;
  if ledger_is_guarded(account_kind) then
    perform from ledger_accounts where id = new.account_id for no key update;
    select * into last from ledger_entries where account_id = new.account_id and number is not null order by number desc limit 1;
    new.number := coalesce(last.number, 0) + 1;
    new.balance_satang := coalesce(last.balance_satang, 0) + new.amount_satang;
  else
    new.number := null;
    new.balance_satang := null;
  end if;
  return new;
end $$;

-- Finds all accounts of a customer, which are locked together.
create index ledger_accounts_of_owner on ledger_accounts (owner);
