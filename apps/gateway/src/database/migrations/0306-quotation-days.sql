-- Which days of the week a quoted driver works (ISO 8601, 1 is Monday) and from when, and when the customer accepted the quotation.
alter table quotations
  add column weekdays smallint[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add column daily_start text check (daily_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column accepted_at timestamptz;
