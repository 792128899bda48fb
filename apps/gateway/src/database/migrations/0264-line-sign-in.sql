-- The LINE user of an account, as LINE vouched for it; unverified accounts have one too, and lose it to a newer sign-up.
alter table users
  add column line_id text unique,
  -- What LINE issued to us for the user, sealed: ends the link at LINE when it ends here.
  add column line_grant text;
