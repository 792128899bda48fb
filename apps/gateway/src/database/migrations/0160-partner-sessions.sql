-- The partner that signed a user on. Its name stands in `channel` and may change; what the partner lets its users do hangs on this.
alter table sessions add column partner_id text references partners (id) on delete cascade;
update sessions set partner_id = (select partner_id from partner_users where partner_users.user_id = sessions.user_id);
create index sessions_of_partner on sessions (partner_id) where partner_id is not null;

-- An account belongs to one partner: this is how the partner of a job is found.
create unique index partner_users_account on partner_users (user_id);
