-- A package that is not offered any more; what was hired with it keeps its number. New ones are numbered from 1001 on.
alter table full_day_packages add column is_offered boolean not null default true;
create sequence full_day_package_numbers start 1001;
