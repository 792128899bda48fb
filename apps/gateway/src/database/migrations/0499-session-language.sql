-- The language in which the customer last used the session; null where no call has named one.
alter table sessions add column language text check (language in ('th', 'en'));
