-- How many invitations a company sent within a day is asked each time before one is sent.
create index company_invitations_sent on company_invitations (company_user_id, created_at desc);
