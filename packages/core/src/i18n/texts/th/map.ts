export const map = {
  'map.credits': 'ที่มาของแผนที่',
  'map.fold': 'ย่อแผนที่',
  'map.label': 'แผนที่เส้นทาง',
  'map.locate': 'ตำแหน่งของฉัน',
  'map.pinCancel': 'เลิกปักหมุด',
  'map.pinHere': 'ใช้จุดนี้',
  'map.pinHint': 'เลื่อนแผนที่ให้หมุดอยู่ตรงจุดที่ต้องการ หรือใช้ปุ่มลูกศร',
  'map.showAll': 'ดูทั้งเส้นทาง',
  'map.unavailable': 'โหลดแผนที่ไม่สำเร็จ ยังจองและติดตามงานได้ตามปกติ',
  'map.unfold': 'ขยายแผนที่',
  'map.zoomIn': 'ขยาย',
  'map.zoomOut': 'ย่อ',
} as const;
