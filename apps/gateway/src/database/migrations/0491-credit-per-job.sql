-- Credit of which a booking takes at most so much: that of a referral, 20 baht a time. Null: as much as there is.
alter table free_credit_grants add column per_job_satang bigint check (per_job_satang > 0);
