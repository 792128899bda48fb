-- Who acts for a company. Its owner is the account that signed up as a company: jobs, wallet and invoices hang on that account.
create table departments (
  id uuid primary key,
  company_user_id uuid not null references users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  unique (company_user_id, name),
  unique (company_user_id, id)
);

create table company_members (
  user_id uuid primary key references users (id) on delete cascade,
  company_user_id uuid not null references users (id) on delete cascade,
  department_id uuid,
  can_order boolean not null default true,
  can_view boolean not null default false,
  can_pay boolean not null default false,
  created_at timestamptz not null,
  check (user_id <> company_user_id),
  -- A department of the same company, never of another.
  foreign key (company_user_id, department_id) references departments (company_user_id, id)
);
create index company_members_of on company_members (company_user_id);

-- The company that a job was booked for; absent for an individual's.
alter table jobs add column company_user_id uuid references users (id);
create index jobs_of_company on jobs (company_user_id, created_at desc) where company_user_id is not null;
update jobs set company_user_id = user_id where user_id in (select id from users where user_type = 1);
