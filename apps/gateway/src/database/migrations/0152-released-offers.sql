-- Why a driver gave a job back, for the office.
alter table job_offers add column release_reason text;
