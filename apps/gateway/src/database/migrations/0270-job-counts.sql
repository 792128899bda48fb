-- Counting a list by status and adding up what it cost read only indexes, also among a hundred thousand jobs.
create index jobs_of_user_by_status on jobs (user_id, status, pick_up_at desc) include (net_satang);
create index jobs_of_company_by_status on jobs (company_user_id, status, pick_up_at desc) include (net_satang)
  where company_user_id is not null;

-- Who acts for a company sees its jobs, those booked as a person, and those booked for an earlier company: each from an index.
create index jobs_of_person_by_pick_up on jobs (user_id, pick_up_at desc, id desc) include (status, net_satang)
  where company_user_id is null;
create index jobs_of_member on jobs (user_id, company_user_id) where company_user_id is not null;
