-- An e-mail address signs in, and is written to about what is private, only once the code that was sent to it was entered. Until then it is a
-- claim: whoever types somebody else's address has nothing of it.
create table email_claims (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  -- False where another account signs in with it: no code was sent, its owner got a letter, and no code is right.
  is_free boolean not null,
  -- Null where no code was sent yet.
  code_sent_at timestamptz,
  -- Given when signing up: may be proven at any time. Else it was asked for with a proof of identity, and is thrown away after a day.
  is_from_sign_up boolean not null,
  created_at timestamptz not null
);
create index email_claims_email on email_claims (email, created_at desc);
create index email_claims_asked on email_claims (created_at) where not is_from_sign_up;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check check (purpose in ('phone', 'password', 'identity', 'email'));

-- What still waits for the code to its phone.
insert into email_claims (user_id, email, is_free, is_from_sign_up, created_at)
select user_id, lower(identity_claims.email), false, true, identity_claims.created_at
from identity_claims join users on users.id = identity_claims.user_id
where identity_claims.email is not null and not users.is_verified;
alter table identity_claims drop column email;

-- A new phone of an account was asked for without a proof of who asks: its owner asks again.
delete from one_time_codes where purpose = 'phone' and subject in (
  select user_id::text from identity_claims where user_id in (select id from users where is_verified));
delete from identity_claims where user_id in (select id from users where is_verified);

-- Addresses that came with a sign-up were never proven: they are claims again, and the account signs in by its phone meanwhile, which was.
insert into email_claims (user_id, email, is_free, is_from_sign_up, created_at)
select id, email, false, true, created_at from users
where email is not null and phone is not null and is_verified and status <> 'removed'
  and exists (select from sign_ups where sign_ups.user_id = users.id);

-- The sign-up also wrote the address down as one to write to. It stays only where its user has entered it in the profile, and then only where
-- it is not what somebody else signs in with.
update users set contact_email = null
where contact_email is not null
  and exists (select from sign_ups where sign_ups.user_id = users.id)
  and not exists (
    select from user_changes
    where user_changes.user_id = users.id and kind = 'profileChanged' and detail -> 'fields' ? 'contact_email');
update users set contact_email = null
where contact_email is not null
  and exists (select from users other where other.id <> users.id and other.email = users.contact_email);
update users set email = null where exists (select from email_claims where email_claims.user_id = users.id);
