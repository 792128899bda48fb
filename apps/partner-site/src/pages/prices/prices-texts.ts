/** The words of the hotel's page of prices. */
export const pricesTexts = {
  en: {
    title: 'Delivery prices · Baan Chandra',
    headline: 'From our door to theirs',
    lead: 'What a driver from the hotel costs today.',
    prices: 'Delivery prices',
    start: 'Baan Chandra, front desk',
  },
  th: {
    title: 'ค่าส่งของ · บ้านจันทรา',
    headline: 'จากโรงแรมถึงมือผู้รับ',
    lead: 'ค่าส่งจากเคาน์เตอร์โรงแรมวันนี้',
    prices: 'ค่าส่งของ',
    start: 'บ้านจันทรา เคาน์เตอร์ต้อนรับ',
  },
} as const;
