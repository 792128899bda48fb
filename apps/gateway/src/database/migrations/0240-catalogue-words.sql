-- One name for each vehicle and extra everywhere, and a note that does not repeat the capacity, which stands in figures of its own.
-- What an operator renamed stays as it is.
update vehicles set name_en = 'Stake-bed truck' where kind = 'fence' and name_en = 'Fence truck';
update vehicles set note_th = wanted.note_th, note_en = wanted.note_en
  from (values
    ('motorcycle', 'ไม่เกิน 20 กก. ขนาดไม่เกิน 50×50×80 ซม.', '', ''),
    ('car', 'ไม่เกิน 100 กก.', '', ''),
    ('pickup', 'ไม่เกิน 1,000 กก.', '', ''),
    ('box', 'ไม่เกิน 1,500 กก. กันแดดกันฝน', 'กันแดดกันฝน', 'Out of sun and rain'),
    ('fence', 'ไม่เกิน 1,500 กก. สำหรับของสูง', 'สำหรับของสูง', 'For tall loads'),
    ('reefer', 'ไม่เกิน 1,000 กก. คุมอุณหภูมิ 2-8 °C', 'คุมอุณหภูมิ 2-8 °C', 'Kept at 2-8 °C')
  ) as wanted (kind, note_before, note_th, note_en)
  where vehicles.kind = wanted.kind and vehicles.note_th = wanted.note_before;
update extras set name_th = 'คนขับสำรองจ่ายค่าสินค้า ไม่เกิน 1,500 บาท', name_en = 'Driver pays for the goods, up to 1,500 baht'
  where id = 5 and name_th = 'คนขับสำรองจ่ายให้ ไม่เกิน 1,500 บาท';
