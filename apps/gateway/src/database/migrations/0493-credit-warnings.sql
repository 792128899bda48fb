-- When the customer was notified that the rest of a grant is about to expire.
alter table free_credit_grants add column warned_at timestamptz;
create index free_credit_to_warn on free_credit_grants (expires_at) where left_satang > 0 and warned_at is null and expires_at is not null;
