-- What the office changed in what is offered where, what extras cost, which list a tier pays by, full-day hire and settings. Rate cards have
-- versions of their own.
create table office_changes (
  id bigint generated always as identity primary key,
  -- `area`, `extra`, `tier`, `fullDay`, `setting`.
  kind text not null,
  -- Code of the province, id of the extra or package, name of the tier or setting.
  subject text not null,
  was jsonb not null,
  became jsonb not null,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null
);
