-- Somebody whom a company asks to act for it. Only a hash of the link's token is kept.
create table company_invitations (
  id uuid primary key,
  company_user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  -- E-mail address or phone that the link was sent to.
  contact text not null,
  department_id uuid,
  can_order boolean not null,
  can_view boolean not null,
  can_pay boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users (id) on delete set null,
  revoked_at timestamptz,
  foreign key (company_user_id, department_id) references departments (company_user_id, id)
);
-- One link at a time for a contact.
create unique index company_invitations_open on company_invitations (company_user_id, contact)
  where accepted_at is null and revoked_at is null;
create index company_invitations_expiry on company_invitations (expires_at);
