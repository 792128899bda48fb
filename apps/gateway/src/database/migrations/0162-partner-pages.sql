-- The prices of a partner's guests, on its page with prices and in what they book; null is everybody's list.
alter table partners add column price_list text references price_lists (id);

-- Where a guest wants the things of a booking at a partner. Kept no longer than it is of use.
create table drop_points (
  partner_id text not null references partners (id) on delete cascade,
  -- The booking's number at the partner.
  reference text not null,
  -- Of the key that the page keeps: who knows it may change the point.
  guid_hash bytea not null,
  -- The guest, where the partner had signed it on.
  user_id uuid references users (id) on delete cascade,
  address_name text not null,
  address text not null,
  contact_name text not null,
  contact_phone text not null,
  lat double precision not null,
  lng double precision not null,
  district text not null,
  sub_district text not null,
  remark text not null,
  delivery_date date,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (partner_id, reference)
);
create index drop_points_expiry on drop_points (expires_at);
create index drop_points_of_user on drop_points (user_id) where user_id is not null;
