-- Free credit as it was granted, and how much of each grant is left. The balance is the sum of what is left and has not expired; no grant can
-- fall below nothing, so no two bookings can spend the same satang.
create table free_credit_grants (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0),
  left_satang bigint not null check (left_satang between 0 and amount_satang),
  reason_th text not null,
  reason_en text not null,
  granted_at timestamptz not null,
  expires_at timestamptz,
  -- The admin who granted it; null where a rule of the product did.
  granted_by uuid references users (id),
  -- Makes granting repeatable: what has the same key is the same grant.
  guid text not null unique
);
create index free_credit_left on free_credit_grants (user_id, expires_at) where left_satang > 0;
create index free_credit_due on free_credit_grants (expires_at) where left_satang > 0;

-- Every movement of every grant, never changed: what is left of a grant is the sum of its movements.
create table free_credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  grant_id bigint not null references free_credit_grants (id) on delete cascade,
  kind text not null check (kind in ('granted', 'spent', 'givenBack', 'expired')),
  amount_satang bigint not null check ((amount_satang > 0) = (kind in ('granted', 'givenBack')) and amount_satang <> 0),
  job_id text references jobs (id),
  happened_at timestamptz not null,
  check ((job_id is not null) = (kind in ('spent', 'givenBack'))),
  unique (grant_id, job_id, kind)
);
create index free_credit_entries_of_user on free_credit_entries (user_id, id desc);
create index free_credit_entries_of_job on free_credit_entries (job_id) where job_id is not null;

-- What customers had until now, and what their running jobs have taken and may still give back.
insert into free_credit_grants (user_id, amount_satang, left_satang, reason_th, reason_en, granted_at, guid)
  select id, free_credit_satang, free_credit_satang, 'ยอดยกมา', 'Brought forward', now(), 'opening-' || id
  from users where free_credit_satang > 0;
insert into free_credit_grants (user_id, amount_satang, left_satang, reason_th, reason_en, granted_at, guid)
  select user_id, free_credit_satang, 0, 'ยอดยกมา', 'Brought forward', created_at, 'opening-' || id
  from jobs where free_credit_satang > 0 and over_at is null;
insert into free_credit_entries (user_id, grant_id, kind, amount_satang, happened_at)
  select user_id, id, 'granted', amount_satang, granted_at from free_credit_grants order by id;
insert into free_credit_entries (user_id, grant_id, kind, amount_satang, job_id, happened_at)
  select jobs.user_id, free_credit_grants.id, 'spent', -jobs.free_credit_satang, jobs.id, jobs.created_at
  from jobs join free_credit_grants on free_credit_grants.guid = 'opening-' || jobs.id;

alter table users drop column free_credit_satang;
