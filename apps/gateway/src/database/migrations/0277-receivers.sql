-- The link of each drop-off's receiver, and what the receiver told the driver through it.
create table job_receivers (
  job_id text not null references jobs (id) on delete cascade,
  stop integer not null,
  -- 144 random bits; the booking generates it.
  token text not null unique,
  note text not null default '',
  note_guid text,
  noted_at timestamptz,
  pin_lat double precision,
  pin_lng double precision,
  pin_guid text,
  pinned_at timestamptz,
  -- When the link was sent to the receiver as a text message.
  messaged_at timestamptz,
  primary key (job_id, stop),
  check ((pin_lat is null) = (pin_lng is null) and (pin_lat is null) = (pinned_at is null))
);

-- Jobs that are not over get links too: two random ids have 244 random bits.
insert into job_receivers (job_id, stop, token)
select job_stops.job_id, job_stops.position, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
from job_stops
join jobs on jobs.id = job_stops.job_id
where jobs.over_at is null and jobs.task_type <> 2 and job_stops.position > 0 and not job_stops.is_return;
