-- A phone and a plate are one driver's among those who drive: whoever was deactivated keeps what it had, as history, and another may
-- be registered with it.
alter table drivers drop constraint drivers_phone_key, drop constraint drivers_plate_key;
create unique index drivers_phone on drivers (phone) where is_active;
create unique index drivers_plate on drivers (plate) where is_active;

-- What the office did to a driver's entry: who, when, and what stood there before and after.
create table driver_changes (
  id bigint generated always as identity primary key,
  driver_id integer not null references drivers (id) on delete cascade,
  changed_by uuid not null references users (id),
  kind text not null check (kind in ('registered', 'changed', 'activated', 'deactivated')),
  -- The fields that changed, by name.
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null
);
create index driver_changes_of_driver on driver_changes (driver_id, id desc);
