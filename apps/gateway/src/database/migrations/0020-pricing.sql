-- The rate card. Money in satang; the figures below are what a new deployment starts with, and an operator changes rows, not files.
create table vehicles (
  id integer primary key,
  -- Stable name that chooses the drawing.
  kind text not null unique check (kind in ('motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer')),
  name_th text not null,
  name_en text not null,
  note_th text not null,
  note_en text not null,
  -- Price with the kilometres below the first band in it.
  base_satang integer not null check (base_satang >= 0),
  extra_stop_satang integer not null check (extra_stop_satang >= 0),
  overtime_per_minute_satang integer not null check (overtime_per_minute_satang >= 0),
  max_weight_kg integer not null check (max_weight_kg > 0),
  -- Widest first; empty where only the weight counts.
  max_size_cm integer[] not null default '{}'
);

-- From this kilometre on, up to the next band. A vehicle's first band begins where its base ends.
create table price_bands (
  vehicle_id integer not null references vehicles (id),
  from_km integer not null check (from_km >= 0),
  per_km_satang integer not null check (per_km_satang >= 0),
  primary key (vehicle_id, from_km)
);

create table extras (
  id integer primary key,
  name_th text not null,
  name_en text not null,
  kind text not null check (kind in ('fixed', 'fareShare', 'returnLeg')),
  fee_satang integer not null default 0 check (fee_satang >= 0),
  percent integer not null default 0 check (percent between 0 and 100),
  max_satang integer check (max_satang >= 0),
  check ((kind = 'fareShare') = (max_satang is not null))
);

create table extra_vehicles (
  extra_id integer not null references extras (id),
  vehicle_id integer not null references vehicles (id),
  primary key (extra_id, vehicle_id)
);

-- Single figures of the rate card that belong to no vehicle.
create table price_settings (
  name text primary key,
  value integer not null
);

create table promo_codes (
  code text primary key check (code = upper(code)),
  description_th text not null,
  description_en text not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- Taken off; with a percent, the most that is taken off one order.
  amount_satang integer not null check (amount_satang >= 0),
  percent integer not null default 0 check (percent between 0 and 100),
  uses_per_user integer check (uses_per_user > 0),
  -- Only for accounts that are not older.
  new_customer_days integer check (new_customer_days > 0),
  -- Only where the first stop lies in this province (ISO 3166-2:TH, the digits).
  first_stop_province text,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true
);

create table full_day_packages (
  id integer primary key,
  -- Which customers see it; DEFAULT for everybody whose group has no list of its own.
  user_group text not null default 'DEFAULT',
  vehicle_id integer not null references vehicles (id),
  -- Hours of a day's hire; 50 is by the month.
  duration integer not null check (duration in (4, 9, 50)),
  name_th text not null,
  name_en text not null,
  -- Kilometres a day.
  max_km integer not null,
  fee_satang integer not null check (fee_satang >= 0)
);

insert into vehicles (id, kind, name_th, name_en, note_th, note_en, base_satang, extra_stop_satang, overtime_per_minute_satang, max_weight_kg, max_size_cm) values
  (1, 'motorcycle', 'มอเตอร์ไซค์', 'Motorcycle', 'ไม่เกิน 20 กก. ขนาดไม่เกิน 50×50×80 ซม.', 'Up to 20 kg and 50 × 50 × 80 cm', 4800, 3000, 500, 20, '{80,50,50}'),
  (2, 'car', 'รถเก๋ง', 'Car', 'ไม่เกิน 100 กก.', 'Up to 100 kg', 12000, 4000, 1000, 100, '{}'),
  (3, 'pickup', 'รถกระบะ', 'Pickup', 'ไม่เกิน 1,000 กก.', 'Up to 1,000 kg', 26000, 4000, 1000, 1000, '{}'),
  (4, 'box', 'กระบะตู้ทึบ', 'Box truck', 'ไม่เกิน 1,500 กก. กันแดดกันฝน', 'Up to 1,500 kg, out of sun and rain', 42000, 4000, 1000, 1500, '{}'),
  (5, 'fence', 'กระบะคอก', 'Fence truck', 'ไม่เกิน 1,500 กก. สำหรับของสูง', 'Up to 1,500 kg, for tall loads', 39000, 4000, 1000, 1500, '{}'),
  (6, 'reefer', 'กระบะตู้เย็น', 'Reefer truck', 'ไม่เกิน 1,000 กก. คุมอุณหภูมิ 2-8 °C', 'Up to 1,000 kg at 2-8 °C', 65000, 4000, 1000, 1000, '{}');

insert into price_bands (vehicle_id, from_km, per_km_satang) values
  (1, 1, 850), (1, 10, 750),
  (2, 3, 1100), (2, 15, 950),
  (3, 5, 1500), (3, 20, 1300),
  (4, 5, 1800), (4, 20, 1600),
  (5, 5, 1700), (5, 20, 1500),
  (6, 5, 2200), (6, 20, 2000);

insert into extras (id, name_th, name_en, kind, fee_satang, percent, max_satang) values
  (1, 'เก็บเงินปลายทาง (COD)', 'Cash on delivery', 'fareShare', 0, 50, 20000),
  (2, 'นำเช็คเข้าธนาคาร', 'Cheque deposit', 'fixed', 4000, 0, null),
  (3, 'ไป-กลับ นำเอกสารกลับมาส่ง', 'Return trip with documents', 'returnLeg', 0, 50, null),
  (4, 'ไป-กลับ นำเงินกลับมาส่ง', 'Return trip with money', 'returnLeg', 0, 50, null),
  (5, 'คนขับสำรองจ่ายให้ ไม่เกิน 1,500 บาท', 'Driver pays in advance, up to 1,500 baht', 'fixed', 3000, 0, null),
  (6, 'กล่องท้ายรถ 43×45×43 ซม.', 'Delivery box, 43 × 45 × 43 cm', 'fixed', 0, 0, null),
  (7, 'ประกันสินค้า วงเงิน 2,000 บาท', 'Insurance up to 2,000 baht', 'fixed', 0, 0, null),
  (8, 'คนขับช่วยยกของ', 'Loading help', 'fixed', 10000, 0, null);

insert into extra_vehicles (extra_id, vehicle_id)
  select extras.id, vehicles.id from extras cross join vehicles
  where (extras.id <> 6 or vehicles.kind = 'motorcycle')
    and (extras.id <> 8 or vehicles.kind in ('pickup', 'box', 'fence', 'reefer'));

insert into price_settings (name, value) values ('nextDayPercent', 80);

insert into promo_codes (code, description_th, description_en, kind, amount_satang, percent, uses_per_user, new_customer_days, first_stop_province) values
  ('WELCOME50', 'ลูกค้าใหม่ลด 50 บาท ใช้ได้ 2 ครั้ง', 'New customers: 50 baht off, twice', 'amount', 5000, 0, 2, 60, null),
  ('CHON50', 'เริ่มส่งจากชลบุรี ลด 50% สูงสุด 50 บาท', 'Pick-up in Chonburi: 50% off, up to 50 baht', 'percent', 5000, 50, null, null, '20');

insert into full_day_packages (id, vehicle_id, duration, name_th, name_en, max_km, fee_satang) values
  (1, 1, 4, 'มอเตอร์ไซค์ 4 ชั่วโมง', 'Motorcycle, 4 hours', 60, 55000),
  (2, 1, 9, 'มอเตอร์ไซค์ 9 ชั่วโมง', 'Motorcycle, 9 hours', 120, 99000),
  (3, 1, 50, 'มอเตอร์ไซค์ รายเดือน', 'Motorcycle, monthly', 120, 1750000),
  (4, 2, 4, 'รถเก๋ง 4 ชั่วโมง', 'Car, 4 hours', 80, 120000),
  (5, 2, 9, 'รถเก๋ง 9 ชั่วโมง', 'Car, 9 hours', 150, 220000),
  (6, 2, 50, 'รถเก๋ง รายเดือน', 'Car, monthly', 150, 3200000),
  (7, 3, 4, 'รถกระบะ 4 ชั่วโมง', 'Pickup, 4 hours', 80, 160000),
  (8, 3, 9, 'รถกระบะ 9 ชั่วโมง', 'Pickup, 9 hours', 150, 290000),
  (9, 3, 50, 'รถกระบะ รายเดือน', 'Pickup, monthly', 150, 3800000);
