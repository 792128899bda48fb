-- How many trips of a file were booked when it was done, and how many were not: a file that is tried again has a notification for each end.
alter table notifications
  add column booked_count integer,
  add column failed_count integer;
