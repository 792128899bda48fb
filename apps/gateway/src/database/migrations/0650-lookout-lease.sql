-- The gateway that looks for due work and wakes workers; the others take over when it has not renewed the lease.
create table lookout_lease (
  id boolean primary key default true check (id),
  holder uuid not null,
  until timestamptz not null
);
