-- Who sent an invitation: it opens nothing once its sender may no longer give what it gives. Null: the sender's account is erased.
alter table company_invitations add column invited_by uuid references users (id) on delete set null;
update company_invitations set invited_by = company_user_id;
create index company_invitations_sender on company_invitations (invited_by);
