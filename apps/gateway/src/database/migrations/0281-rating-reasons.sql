-- What customers may say about a delivery besides its stars: liked at 4-5 stars (high), wrong at 1-3 (low).
create table rating_reasons (
  id smallint primary key,
  for_stars text not null check (for_stars in ('low', 'high')),
  name_th text not null,
  name_en text not null,
  -- In this order; one that is no longer offered stays for the ratings that name it.
  position smallint not null,
  is_offered boolean not null default true
);
insert into rating_reasons (id, for_stars, name_th, name_en, position) values
  (1, 'high', 'ตรงเวลา', 'On time', 1),
  (2, 'high', 'สุภาพ', 'Polite', 2),
  (3, 'high', 'ดูแลของดี', 'Careful with the goods', 3),
  (4, 'high', 'ส่งข่าวตลอด', 'Kept me informed', 4),
  (11, 'low', 'มาช้า', 'Late', 1),
  (12, 'low', 'ของเสียหาย', 'Damaged goods', 2),
  (13, 'low', 'ไม่สุภาพ', 'Impolite', 3),
  (14, 'low', 'ส่งผิดที่', 'Wrong place', 4),
  (15, 'low', 'ขับเร็ว', 'Drove too fast', 5);

-- The reasons that a rating names; no array can refer to rows, so the gateway checks them.
alter table driver_ratings add column reason_ids smallint[] not null default '{}';
