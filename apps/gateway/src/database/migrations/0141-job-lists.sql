-- What a job is found by: its id, contacts, phones, places and remarks, folded as the search of places folds (case, accents and tone marks
-- away). New jobs are folded when they are booked; those that are here already come close enough.
alter table jobs add column search_text text not null default '';
update jobs set search_text = lower(concat_ws(' ', jobs.id, jobs.confirm_phone, jobs.remark, (
  select string_agg(concat_ws(' ', contact_name, contact_phone, address_name, address, remark), ' ')
  from job_stops where job_stops.job_id = jobs.id)));

-- The dashboard: the latest pick-up first, page by page.
create index jobs_of_user_by_pick_up on jobs (user_id, pick_up_at desc, id desc);
create index jobs_of_company_by_pick_up on jobs (company_user_id, pick_up_at desc, id desc) where company_user_id is not null;

-- What customers changed after booking, and who did.
create table job_changes (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('postponed', 'searchedAgain', 'extended', 'priceAdded', 'openedToAll', 'keptWaiting')),
  -- What changed, before and after.
  details jsonb not null,
  -- The client's idempotency key, where the change costs money.
  guid text,
  happened_at timestamptz not null
);
create unique index job_changes_once on job_changes (job_id, guid) where guid is not null;
create index job_changes_of_job on job_changes (job_id, id);

-- What customers asked the support desk.
create table help_requests (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  user_id uuid not null references users (id),
  message text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users (id),
  check ((closed_at is null) = (closed_by is null))
);
create index help_requests_of_job on help_requests (job_id, created_at);
create index help_requests_open on help_requests (id) where closed_at is null;
