-- Places that a customer has saved, with whom to call there.
create table saved_locations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  address_name text not null,
  address text not null,
  contact_name text not null,
  -- As it is dialled in Thailand.
  contact_phone text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  district text not null,
  sub_district text not null,
  remark text not null,
  is_favourite boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Two people may be called at one place; the same one twice is a double click.
  unique (user_id, address_name, lat, lng, contact_phone)
);
-- The order in which they are listed.
create index saved_locations_listed on saved_locations (user_id, is_favourite, updated_at, id);

-- Where a customer's latest jobs went, a place once; follows from the event that a job was booked.
create table recent_addresses (
  user_id uuid not null references users (id) on delete cascade,
  -- Name and point, rounded to what is one place to a customer.
  place_key text not null,
  address_name text not null,
  address text not null,
  contact_name text not null,
  contact_phone text not null,
  lat double precision not null,
  lng double precision not null,
  district text not null,
  sub_district text not null,
  used_at timestamptz not null,
  primary key (user_id, place_key)
);
create index recent_addresses_listed on recent_addresses (user_id, used_at);
