-- Full-day hire is booked as a job too: what was hired stands beside it.
alter table jobs drop constraint jobs_task_type_check;
alter table jobs add constraint jobs_task_type_check check (task_type in (1, 2, 3));
alter table jobs add column full_day jsonb;
alter table jobs add constraint jobs_full_day_check check ((task_type = 2) = (full_day is not null));

-- The catalogue of full-day hire: what a customer reads before choosing.
alter table full_day_packages
  add column desc_th text not null default '',
  add column desc_en text not null default '';

update full_day_packages set
  desc_th = case duration
    when 4 then 'รวมระยะทาง ' || max_km || ' กม. ส่งได้ไม่จำกัดจุดภายใน 4 ชั่วโมง'
    when 9 then 'รวมระยะทาง ' || max_km || ' กม. ส่งได้ไม่จำกัดจุดภายใน 9 ชั่วโมง (พักกลางวัน 1 ชั่วโมง)'
    else 'คนขับประจำ วันละ 9 ชั่วโมง รวมระยะทางวันละ ' || max_km || ' กม. สัปดาห์ละไม่เกิน 6 วัน' end,
  desc_en = case duration
    when 4 then max_km || ' km included, any number of stops within 4 hours'
    when 9 then max_km || ' km included, any number of stops within 9 hours (1-hour break included)'
    else 'A driver of your own, 9 hours a day, ' || max_km || ' km a day included, up to 6 days a week' end;

-- Vehicles that can be hired for a day, in the order in which they are offered.
create table full_day_vehicles (
  vehicle_id integer primary key references vehicles (id),
  position smallint not null unique,
  desc_th text not null,
  desc_en text not null,
  -- Absolute, or a path below the portal's address.
  image_url text not null
);

create table full_day_options (
  id integer primary key,
  desc_th text not null,
  desc_en text not null,
  remark_th text not null,
  remark_en text not null,
  -- Which drawing stands beside it; 1 is the plain one.
  icon smallint not null default 1
);

-- What a package offers besides, and what that costs: a day for a day's hire, once for a monthly one.
create table full_day_package_options (
  package_id integer not null references full_day_packages (id) on delete cascade,
  option_id integer not null references full_day_options (id),
  fee_satang integer not null check (fee_satang >= 0),
  primary key (package_id, option_id)
);

insert into full_day_vehicles (vehicle_id, position, desc_th, desc_en, image_url) values
  (1, 1, 'เอกสารและพัสดุขนาดเล็ก ไม่เกิน 20 กก. คล่องตัวในเมือง', 'Documents and small parcels up to 20 kg, quick in town', '/images/full-day/motorcycle.svg'),
  (2, 2, 'พัสดุและอาหาร ไม่เกิน 100 กก. ไม่เปียกฝน', 'Parcels and food up to 100 kg, safe from rain', '/images/full-day/car.svg'),
  (3, 3, 'สินค้าชิ้นใหญ่ ไม่เกิน 1,000 กก.', 'Large goods up to 1,000 kg', '/images/full-day/pickup.svg');

insert into full_day_options (id, desc_th, desc_en, remark_th, remark_en, icon) values
  (1, 'เก็บเงินปลายทาง', 'Cash on delivery', 'คนขับโอนยอดทั้งหมดให้คุณเมื่อจบงาน', 'The driver transfers the whole amount to you when the job is done', 2),
  (2, 'คนขับช่วยยกของ', 'Loading help', 'ยกขึ้นและลงจากรถ ชั้นพื้นดินหรือมีลิฟต์', 'On and off the vehicle, ground floor or with a lift', 3),
  (3, 'กล่องท้ายรถ 43×45×43 ซม.', 'Delivery box, 43 × 45 × 43 cm', '', '', 4),
  (4, 'เพิ่มระยะทาง 30 กม. ต่อวัน', '30 km more a day', '', '', 5),
  (5, 'กระเป๋าเก็บความเย็น', 'Cooler bag', 'สำหรับอาหารและของแช่เย็น', 'For food and chilled goods', 6),
  (6, 'เสื้อและสติกเกอร์โลโก้บริษัทของคุณ', 'Shirt and stickers with your logo', 'คิดครั้งเดียวตลอดสัญญา', 'Charged once for the whole contract', 7);

insert into full_day_package_options (package_id, option_id, fee_satang)
  select packages.id, offer.option_id, offer.fee_satang
  from full_day_packages as packages
  join (values
    (1, 4, 1, 5000), (1, 4, 3, 0), (1, 4, 4, 15000), (1, 4, 5, 4000),
    (1, 9, 1, 8000), (1, 9, 3, 0), (1, 9, 4, 15000), (1, 9, 5, 6000),
    (1, 50, 1, 100000), (1, 50, 3, 0), (1, 50, 5, 80000), (1, 50, 6, 120000),
    (2, 4, 1, 8000), (2, 4, 2, 15000), (2, 4, 4, 30000),
    (2, 9, 1, 12000), (2, 9, 2, 25000), (2, 9, 4, 30000),
    (2, 50, 1, 150000), (2, 50, 2, 300000), (2, 50, 6, 200000),
    (3, 4, 1, 8000), (3, 4, 2, 20000), (3, 4, 4, 40000),
    (3, 9, 1, 12000), (3, 9, 2, 35000), (3, 9, 4, 40000),
    (3, 50, 1, 150000), (3, 50, 2, 400000), (3, 50, 6, 250000)
  ) as offer (vehicle_id, duration, option_id, fee_satang)
    on offer.vehicle_id = packages.vehicle_id and offer.duration = packages.duration
  where packages.user_group = 'DEFAULT';
