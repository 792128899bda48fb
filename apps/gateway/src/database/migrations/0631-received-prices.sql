-- The price of a job that is done and whose money is here: what tiers, cash-back and referrals count, by the time of the money. A row of its
-- own, because the money of a job may come in transactions that must not lock the job (an invoice pays hundreds of them).
create table job_received (
  job_id text primary key references jobs (id) on delete cascade,
  -- Whose spend it is: the customer's, or the company's.
  payer_id uuid not null references users (id),
  satang bigint not null check (satang > 0),
  -- Null while the job is under way: cash may be collected before its end.
  received_at timestamptz
);
create index job_received_of_payer on job_received (payer_id, received_at);
create index job_received_at on job_received (received_at);

-- The office noted that an amount which the driver did not collect came in otherwise; false where it was given up.
alter table cash_collections add column is_received boolean not null default false;

-- What was done before counts as it did, but for what is known not to have come.
insert into job_received (job_id, payer_id, satang, received_at)
select id, coalesce(company_user_id, user_id), net_satang, over_at from jobs
where status = 'completed' and net_satang > 0 and over_at is not null
  and not exists (select from cash_collections where job_id = jobs.id and charge_id is null and is_collected = false)
  and not exists (
    select from job_dues where job_id = jobs.id and kind = 'price' and charge_id is null and paid_at is null and voided_at is null)
  and (payment_type <> 4 or exists (
    select from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
    where invoice_lines.job_id = jobs.id and invoices.closed_at is not null));
