-- Looked at every second: the searches that end next.
create index jobs_searching on jobs (search_until) where status = 'matching';
