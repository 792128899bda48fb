-- How often the customer has changed the search for a driver. Who declined a job is asked again in the next round, and only then: when the
-- search ends tells rounds apart no longer, since a search with a pick-up window ends with that window however often it begins again.
alter table jobs add column search_round integer not null default 0 check (search_round >= 0);

-- The round in which a driver was asked. What was asked under other terms than the job has now was asked in an earlier round.
alter table job_offers add column search_round integer not null default 0;
update jobs set search_round = 1 where exists (
  select from job_offers asked
  where asked.job_id = jobs.id
    and (asked.search_until, asked.fare_satang) is distinct from (jobs.search_until, jobs.normal_satang + jobs.added_satang));
update job_offers set search_round = 1 from jobs
where jobs.id = job_offers.job_id and jobs.search_round = 1
  and (job_offers.search_until, job_offers.fare_satang) is not distinct from (jobs.search_until, jobs.normal_satang + jobs.added_satang);
alter table job_offers alter column search_round drop default, drop column search_until;
