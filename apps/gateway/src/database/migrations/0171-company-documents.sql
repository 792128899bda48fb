-- What a company hands in to be verified, and what the office decided. A company has one that is open; those that are decided stay.
create table company_verifications (
  id uuid primary key,
  -- The order they were made in; the newest holds.
  number bigint generated always as identity,
  company_user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('draft', 'waiting', 'verified', 'refused')),
  -- The data as they were handed in: they are what was verified.
  company_name text,
  company_tax_id text,
  company_address text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- The working day by which it is to be decided.
  due_on date,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  reason text,
  check ((submitted_at is null) = (state = 'draft')),
  check ((decided_at is not null) = (state in ('verified', 'refused')))
);
create unique index company_verifications_open on company_verifications (company_user_id) where state in ('draft', 'waiting');
create index company_verifications_of on company_verifications (company_user_id, number desc);
create index company_verifications_waiting on company_verifications (due_on, id) where state = 'waiting';

create table company_documents (
  id uuid primary key,
  verification_id uuid not null references company_verifications (id) on delete cascade,
  kind text not null check (kind in ('certificate', 'vat', 'other')),
  object_key text not null unique,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index company_documents_of on company_documents (verification_id);
