/** The words of the hotel's concierge page. */
export const hotelTexts = {
  en: {
    title: 'Concierge · Baan Chandra',
    nav: ['Rooms', 'Dining', 'Riverside spa', 'Concierge'],
    headline: ['Left it across town?', 'Have it brought over.'],
    lead: 'Shopping, documents, a forgotten charger. Leave it at the front desk and a driver takes it anywhere in Bangkok the same day.',
    booking: 'Send a parcel',
    tracking: 'On its way',
  },
  th: {
    title: 'คอนเซียร์จ · บ้านจันทรา',
    nav: ['ห้องพัก', 'ห้องอาหาร', 'สปาริมน้ำ', 'คอนเซียร์จ'],
    headline: ['ลืมของไว้อีกฝั่งเมือง', 'ให้เรารับมาให้'],
    lead: 'ของช้อปปิ้ง เอกสาร หรือสายชาร์จที่ลืมไว้ ฝากที่เคาน์เตอร์ แล้วคนขับจะไปส่งทั่วกรุงเทพฯ ภายในวันเดียว',
    booking: 'ส่งของ',
    tracking: 'กำลังเดินทาง',
  },
} as const;
