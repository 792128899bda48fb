-- A driver's photo, which whoever booked a job with the driver sees (spec §4 "Job"). Its link cannot be guessed; a new photo ends it.
alter table drivers
  add column photo_key text,
  add column photo_token text unique,
  add constraint drivers_photo_has_link check ((photo_key is null) = (photo_token is null));
