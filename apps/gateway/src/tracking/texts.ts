/** Texts of the answers of the room `tracking`. */
export const trackingTexts = {
  notFound: {
    th: 'ไม่พบงานตามลิงก์นี้ กรุณาตรวจสอบลิงก์อีกครั้ง',
    en: 'There is no job behind this link. Please check the link.',
  },
} as const;
