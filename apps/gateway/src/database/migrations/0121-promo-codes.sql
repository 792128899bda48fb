-- Conditions of a promo code. Each that is null does not ask for anything.
alter table promo_codes
  -- Uses by everybody together, those given back not counted.
  add column total_uses integer check (total_uses > 0),
  add column audience text not null default 'everyone'
    check (audience in ('everyone', 'newCustomers', 'individuals', 'companies', 'tier', 'listed')),
  add column tier text check (tier in ('normal', 'silver', 'gold', 'platinum', 'contract')),
  add column service text check (service in ('express', 'nextDay')),
  add column minimum_fare_satang integer not null default 0 check (minimum_fare_satang >= 0),
  -- Null for what came with the product.
  add column created_by uuid references users (id),
  add column created_at timestamptz not null default '2026-01-01 00:00+07',
  add column stopped_by uuid references users (id),
  add column stopped_at timestamptz;
alter table promo_codes alter column created_at drop default;

update promo_codes set audience = 'newCustomers' where new_customer_days is not null;
update promo_codes set stopped_at = '2026-01-01 00:00+07' where not is_active;
alter table promo_codes drop column is_active;
alter table promo_codes
  add check ((audience = 'newCustomers') = (new_customer_days is not null)),
  add check ((audience = 'tier') = (tier is not null)),
  add check (ends_at > starts_at),
  add check (kind = 'amount' or percent > 0);

-- The customers whom a code of the audience `listed` is for.
create table promo_customers (
  code text not null references promo_codes (code) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (code, user_id)
);

-- Counts the uses of a code by everybody.
create index promo_uses_of_code on promo_uses (code) where given_back_at is null;
