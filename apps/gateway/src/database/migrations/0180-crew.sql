-- Drivers who are hired together are a job each, which goes its own way; this is the first of them. Null where there is one alone.
alter table jobs add column booked_with text references jobs (id);
create index jobs_booked_together on jobs (booked_with) where booked_with is not null;

-- A hire of several drivers was one job, with one driver on it.
update jobs
set full_day = full_day || '{"driver": 1}'
where full_day is not null;
