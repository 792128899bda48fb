-- Whom a hire's customer may ask for. Null: not told, and not asked where the customer wants a man or a woman.
alter table drivers add column gender text check (gender in ('M', 'F'));

-- The simulator's drivers, whose names say it.
update drivers
set gender = case when first_name in ('รัตนา', 'สุภาพร', 'อรทัย', 'กนกวรรณ', 'จิราภรณ์') then 'F' else 'M' end
where phone is null;
