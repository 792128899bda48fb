-- Drivers, as far as a customer ever sees them.
create table drivers (
  id integer generated always as identity primary key,
  first_name text not null,
  plate text not null unique,
  vehicle_kind text not null references vehicles (kind),
  is_active boolean not null default true
);
create index drivers_kind on drivers (vehicle_kind) where is_active;
