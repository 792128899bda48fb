-- What the office changed in what is offered where, what extras cost, and which list a tier pays by. Rate cards have versions of their own.
create table offer_changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('area', 'extra', 'tier')),
  -- Code of the province, id of the extra, name of the tier.
  subject text not null,
  was jsonb not null,
  became jsonb not null,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null
);
