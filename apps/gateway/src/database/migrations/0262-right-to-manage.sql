-- Who may change a company's members, invitations and departments besides its owner.
alter table company_members add column can_manage boolean not null default false;
alter table company_invitations add column can_manage boolean not null default false;
