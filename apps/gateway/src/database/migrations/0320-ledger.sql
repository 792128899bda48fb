-- Double entry. An amount is what its account is credited with: what we owe to a customer is above 0, and what we have (at a bank, in a
-- driver's pocket) below. The lines of a movement add up to 0. Nothing is ever changed or deleted: a mistake is corrected by another movement.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'walletBonus', 'walletTopUp', 'walletCod', 'freeCredit', 'promotion', 'codOwed', 'jobHold', 'payoutDue',
    'driverCash', 'driverTips', 'cardProvider', 'bank', 'refundDue', 'revenue', 'promotionCost', 'opening')),
  -- A customer's or a driver's id; empty for our own.
  owner text not null,
  unique (kind, owner)
);

create table ledger_movements (
  id bigint generated always as identity primary key,
  -- The same key is the same movement.
  key text not null unique,
  kind text not null,
  -- What caused it, and who.
  job_id text,
  charge_ref text,
  actor text not null,
  details jsonb not null default '{}',
  happened_at timestamptz not null
);
create index ledger_movements_of_job on ledger_movements (job_id) where job_id is not null;

create table ledger_entries (
  id bigint generated always as identity primary key,
  movement_id bigint not null references ledger_movements (id),
  account_id bigint not null references ledger_accounts (id),
  amount_satang bigint not null check (amount_satang <> 0),
  -- Of accounts that may not fall below 0: the number of the entry and the sum so far. Two requests cannot write the same number.
  number bigint,
  balance_satang bigint check (balance_satang >= 0),
  unique (account_id, number),
  check ((number is null) = (balance_satang is null))
);
create index ledger_entries_of_movement on ledger_entries (movement_id);
create index ledger_entries_of_account on ledger_entries (account_id, id desc);

create function ledger_is_guarded(kind text) returns boolean immutable language sql as
  $$ select kind in ('walletBonus', 'walletTopUp', 'walletCod', 'freeCredit', 'promotion', 'codOwed', 'jobHold', 'payoutDue') $$;

-- Numbers an entry of a guarded account and adds up its balance; whoever moves the same account waits for the lock of its row.
create function ledger_number_entry() returns trigger language plpgsql as $$
declare
  account ledger_accounts;
  last ledger_entries;
begin
  select * into account from ledger_accounts where id = new.account_id for no key update;
  if ledger_is_guarded(account.kind) then
    select * into last from ledger_entries where account_id = new.account_id and number is not null order by number desc limit 1;
    new.number := coalesce(last.number, 0) + 1;
    new.balance_satang := coalesce(last.balance_satang, 0) + new.amount_satang;
  else
    new.number := null;
    new.balance_satang := null;
  end if;
  return new;
end $$;
create trigger ledger_number_entry before insert on ledger_entries for each row execute function ledger_number_entry();

-- At the end of the transaction each movement in it must add up to nothing.
create function ledger_require_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount_satang) from ledger_entries where movement_id = new.movement_id) <> 0 then
    raise exception 'ledger movement % does not add up', new.movement_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_require_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_require_balance();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23001';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
create trigger ledger_movements_append_only before update or delete on ledger_movements
  for each row execute function ledger_refuse_change();
