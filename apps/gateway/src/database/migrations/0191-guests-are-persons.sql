-- A partner's guest could make a company of the account that the partner vouches for. Those go back to what they were, unless something
-- hangs on the company by now: then the office decides.
with guests as (
  update users
  set user_type = 2
  where
    user_type = 1
    and id in (select user_id from partner_users)
    and company_verified_at is null
    and not exists (select from company_members where company_user_id = users.id)
    and not exists (select from departments where company_user_id = users.id)
    and not exists (select from company_verifications where company_user_id = users.id and state = 'waiting')
  returning id
)
insert into user_changes (user_id, changed_by, kind, detail, created_at)
select id, null, 'profileChanged', '{"fields": ["user_type"]}', now() from guests;
