-- Prices by list, vehicle and service, in versions: a new card is entered in advance and holds from its `valid_from` on; none is ever changed,
-- so every price that was once shown can be counted again.
create table price_lists (
  id text primary key check (id ~ '^[A-Z0-9_-]{1,30}$'),
  name_th text not null,
  name_en text not null,
  -- Special rates and promotions do not add up (spec §1).
  allows_promo boolean not null,
  -- Null for what came with the product.
  created_by uuid references users (id),
  created_at timestamptz not null
);
insert into price_lists (id, name_th, name_en, allows_promo, created_by, created_at)
  values ('DEFAULT', 'ราคามาตรฐาน', 'Standard prices', true, null, '2026-01-01 00:00+07');

create table rate_cards (
  id bigint generated always as identity primary key,
  price_list text not null references price_lists (id),
  vehicle_id integer not null references vehicles (id),
  service text not null check (service in ('express', 'nextDay')),
  valid_from timestamptz not null,
  -- Price with the kilometres below the first band in it.
  base_satang integer not null check (base_satang >= 0),
  extra_stop_satang integer not null check (extra_stop_satang >= 0),
  -- Percent of the distance fare that is charged: next day costs less than express.
  fare_percent integer not null check (fare_percent between 1 and 500),
  note text not null default '',
  entered_by uuid references users (id),
  entered_at timestamptz not null,
  unique (price_list, vehicle_id, service, valid_from)
);

-- From this kilometre on, up to the next band. A card's first band begins where its base ends.
create table rate_card_bands (
  rate_card_id bigint not null references rate_cards (id) on delete cascade,
  from_km integer not null check (from_km >= 0),
  per_km_satang integer not null check (per_km_satang >= 0),
  primary key (rate_card_id, from_km)
);

insert into rate_cards (price_list, vehicle_id, service, valid_from, base_satang, extra_stop_satang, fare_percent, entered_at)
  select 'DEFAULT', vehicles.id, service.name, '2026-01-01 00:00+07', base_satang, extra_stop_satang,
    case service.name when 'express' then 100 else (select value from price_settings where price_settings.name = 'nextDayPercent') end,
    '2026-01-01 00:00+07'
  from vehicles cross join (values ('express'), ('nextDay')) as service (name);
insert into rate_card_bands (rate_card_id, from_km, per_km_satang)
  select rate_cards.id, from_km, per_km_satang from rate_cards join price_bands using (vehicle_id);

drop table price_bands;
drop table price_settings;
alter table vehicles drop column base_satang, drop column extra_stop_satang;

-- Which list a customer pays by: the one named here, else that of the tier, else DEFAULT. A company's members pay by their company's.
alter table users add column price_list text references price_lists (id);
create table tier_prices (
  tier text primary key check (tier in ('normal', 'silver', 'gold', 'platinum', 'contract')),
  price_list text references price_lists (id),
  allows_promo boolean not null
);
insert into tier_prices (tier, allows_promo)
  values ('normal', true), ('silver', true), ('gold', true), ('platinum', true), ('contract', false);

-- Who gave a customer which special rate, and when.
create table special_rates (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  tier text not null,
  price_list text references price_lists (id),
  changed_by uuid not null references users (id),
  changed_at timestamptz not null
);
create index special_rates_of_user on special_rates (user_id, id desc);

-- What is offered where, by the province of the first stop (ISO 3166-2:TH, the digits). A province without rows is offered nothing.
create table area_vehicles (
  province text not null,
  vehicle_id integer not null references vehicles (id),
  primary key (province, vehicle_id)
);
create table area_extras (
  province text not null,
  extra_id integer not null references extras (id),
  primary key (province, extra_id)
);
-- No reefer truck waits in Nakhon Pathom; everything else is offered in all seven provinces.
insert into area_vehicles (province, vehicle_id)
  select province.code, vehicles.id
  from vehicles cross join (values ('10'), ('11'), ('12'), ('13'), ('20'), ('73'), ('74')) as province (code)
  where not (vehicles.kind = 'reefer' and province.code = '73');
insert into area_extras (province, extra_id)
  select province.code, extras.id
  from extras cross join (values ('10'), ('11'), ('12'), ('13'), ('20'), ('73'), ('74')) as province (code);
