-- Whether visitors of a partner's pages may book whom its server has not signed on. Until now nobody could.
alter table partners add column allows_guests boolean not null default false;
