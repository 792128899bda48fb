-- Free credit that was granted before there was a ledger: one movement for each customer, with what the grants have left.
insert into ledger_accounts (kind, owner)
select distinct 'freeCredit', user_id::text from free_credit_grants where left_satang > 0
union
select 'opening', '' from free_credit_grants where left_satang > 0
on conflict (kind, owner) do nothing;

insert into ledger_movements (key, kind, actor, happened_at)
select distinct 'opening:credit:' || user_id, 'opening', 'migration', now() from free_credit_grants where left_satang > 0;

insert into ledger_entries (movement_id, account_id, amount_satang)
select ledger_movements.id, ledger_accounts.id, case when ledger_accounts.owner = '' then -credit.satang else credit.satang end
from (
  select user_id::text as owner, sum(left_satang)::bigint as satang from free_credit_grants where left_satang > 0 group by user_id
) as credit
join ledger_movements on ledger_movements.key = 'opening:credit:' || credit.owner
join ledger_accounts on (ledger_accounts.kind = 'freeCredit' and ledger_accounts.owner = credit.owner)
  or (ledger_accounts.kind = 'opening' and ledger_accounts.owner = '');
