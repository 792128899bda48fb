-- What the law lets people ask about their data (spec §6): each wish, when it was told, and what came of it.
alter table users
  -- Since when only what serving the user needs is done with its data.
  add column restricted_at timestamptz,
  -- When the account was erased. Its row stays, without anything personal, because bookings hang on it.
  add column erased_at timestamptz,
  -- When those bookings were thrown away too.
  add column books_ended_at timestamptz;
create index users_with_books on users (erased_at) where erased_at is not null and books_ended_at is null;

create table data_subject_requests (
  id uuid primary key,
  -- The order in which they came.
  number bigint generated always as identity unique,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('export', 'erase', 'rectify', 'restrict', 'unrestrict', 'object', 'withdraw')),
  -- open: the office has to answer. scheduled: erased when it is due. closing: the account is closed, its data go next.
  state text not null check (state in ('open', 'scheduled', 'closing', 'done', 'refused', 'cancelled', 'failed')),
  -- What the user wrote.
  wish text not null default '',
  -- What the office answered, or what keeps an erasure from being carried out.
  outcome text not null default '',
  asked_at timestamptz not null,
  -- By when it has to be answered or is carried out.
  due_at timestamptz,
  settled_at timestamptz,
  settled_by uuid references users (id) on delete set null,
  check ((settled_at is null) = (state in ('open', 'scheduled', 'closing'))),
  check (settled_at is not null or due_at is not null)
);
create index data_subject_requests_of on data_subject_requests (user_id, number desc);
create index data_subject_requests_due on data_subject_requests (due_at) where settled_at is null;
-- An account is erased once, however often it is asked for.
create unique index data_subject_requests_erasing on data_subject_requests (user_id) where kind = 'erase' and settled_at is null;

-- A code that proves who asks for a copy of the data, or to be erased.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('phone', 'password', 'identity'));

-- Whom to write to, and where to complain; an operator sets them.
insert into app_settings (name, value) values
  ('privacyOfficer', '{"nameTh":"เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล Songwai","nameEn":"Songwai data protection officer","email":"","phone":"020261234"}'),
  ('privacyAuthority', '{"nameTh":"สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล (สคส.)","nameEn":"Office of the Personal Data Protection Committee (PDPC)","website":"https://www.pdpc.or.th"}');
