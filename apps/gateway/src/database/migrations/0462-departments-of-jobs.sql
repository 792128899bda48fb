-- The department of who booked, as it was then: a member may leave before the invoice is made, and a department may be deleted.
alter table jobs add column department_id uuid;
alter table jobs add column department text;
-- Those that wait for their invoice, as far as it is still known.
update jobs set department_id = departments.id, department = departments.name
from company_members join departments on departments.id = company_members.department_id
where company_members.user_id = jobs.user_id and company_members.company_user_id = jobs.company_user_id
  and jobs.payment_type = 4 and not exists (select from invoice_lines where invoice_lines.job_id = jobs.id);
