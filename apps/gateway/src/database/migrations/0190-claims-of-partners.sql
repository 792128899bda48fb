-- What a partner said last of its user. Only what it says anew is taken over: what the user has corrected in between stays.
alter table partner_users
  add column claimed_name text,
  add column claimed_phone text,
  add column claimed_email text;

-- Whoever has changed nothing is still called what the partner said. Of the others nobody knows; the next sign-on notes it.
update partner_users
set
  claimed_name = trim(users.first_name || ' ' || users.last_name),
  claimed_phone = users.confirm_phone,
  claimed_email = users.contact_email
from users
where
  users.id = partner_users.user_id
  and not exists (
    select from user_changes
    where user_changes.user_id = users.id and user_changes.kind = 'profileChanged'
  );
