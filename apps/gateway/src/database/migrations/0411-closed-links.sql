-- Links of receivers to whom nothing comes any more: whoever opens one is told so, and sees nothing of the job.
create table closed_links (
  token text primary key,
  job_id text not null references jobs (id) on delete cascade,
  closed_at timestamptz not null
);
create index closed_links_of_job on closed_links (job_id);
