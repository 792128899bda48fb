export const order = {
  'order.addStop': 'เพิ่มจุดส่ง',
  'order.book': 'จองเลย {{price}}',
  'order.dropOff': 'จุดส่ง',
  'order.dropOffPlaceholder': 'ส่งของที่ไหน',
  'order.enterStopsForPrice': 'ใส่จุดรับและจุดส่งเพื่อดูราคา',
  'order.pickUp': 'จุดรับ',
  'order.pickUpPlaceholder': 'รับของที่ไหน',
} as const;
