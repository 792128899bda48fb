export const details = {
  'details.addBilling': 'เพิ่มที่อยู่ออกใบเสร็จ',
  'details.addPhotos': 'เพิ่มรูปของที่ส่ง',
  'details.billingFailed': 'อ่านที่อยู่ออกใบเสร็จไม่ได้ในตอนนี้',
  'details.changeBilling': 'เปลี่ยน',
  'details.chooseBilling': 'ออกใบเสร็จในนาม',
  'details.driverTitle': 'ขอคนขับแบบไหน',
  'details.favourites': 'เฉพาะคนขับคนโปรด',
  'details.favouritesDetail_other': 'ถาม {{count}} คนนี้เท่านั้น อาจรอนานขึ้น',
  'details.nearest': 'ใครก็ได้ที่ใกล้ที่สุด',
  'details.nearestDetail': 'ถึงเร็วที่สุด',
  'details.receipt': 'ขอใบเสร็จในนามบริษัท',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly details: typeof details;
  }
}
