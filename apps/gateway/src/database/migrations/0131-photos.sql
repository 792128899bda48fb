-- Photos that customers add to orders; the pictures themselves lie in the object store.
create table photos (
  -- At least 128 random bits: whoever has the name may see the picture.
  name text primary key,
  -- Whose it is; absent while a visitor has not signed in.
  user_id uuid references users (id),
  -- The draft that it was added to.
  guid text,
  -- The job that it belongs to; a booking takes its photos before it writes the job, so this is looked at when it commits.
  job_id text references jobs (id) on delete set null deferrable initially deferred,
  -- Where it lies in the object store. Copies made by "book again" share one until each has its own.
  key text not null,
  -- SHA-256 of the picture: sent twice to one draft or job, it is there once.
  content_hash bytea not null,
  -- SHA-256 of the address that it came from, to hold down who uploads without end.
  uploaded_from bytea not null,
  created_at timestamptz not null,
  -- Absent while its picture is on the way to the store.
  stored_at timestamptz
);
create index photos_of_draft on photos (guid) where job_id is null;
create index photos_of_job on photos (job_id) where job_id is not null;
create index photos_of_user on photos (user_id, created_at) where user_id is not null;
create index photos_of_address on photos (uploaded_from, created_at);
create index photos_by_key on photos (key);

-- Objects that nothing needs any more, until the store has forgotten them too.
create table stale_objects (
  key text primary key,
  since timestamptz not null
);
