/** The words of the page for the bags of a booking. */
export const bagsTexts = {
  en: { title: 'Your bags · Baan Chandra', pickUp: 'Baan Chandra, bell desk' },
  th: { title: 'กระเป๋าของคุณ · บ้านจันทรา', pickUp: 'บ้านจันทรา เคาน์เตอร์พนักงานยกกระเป๋า' },
} as const;
