/** Texts of the answers of the room `ratings`. */
export const ratingTexts = {
  thanks: { th: 'ขอบคุณสำหรับการให้คะแนน', en: 'Thank you for your rating.' },
  unknownLink: {
    th: 'ไม่พบงานตามลิงก์นี้ กรุณาตรวจสอบลิงก์อีกครั้ง',
    en: 'There is no job behind this link. Please check the link.',
  },
  notCompleted: { th: 'ให้คะแนนได้เมื่องานเสร็จแล้ว', en: 'A job can be rated once it is delivered.' },
  wrongReason: {
    th: 'เหตุผลนี้ไม่ตรงกับจำนวนดาว กรุณาเลือกใหม่',
    en: 'This reason does not go with these stars. Please choose again.',
  },
  tipThanks: { th: 'ขอบคุณที่ให้ทิปคนขับ', en: 'Thank you for tipping the driver.' },
  tipLater: { th: 'ให้ทิปได้เมื่องานเสร็จแล้ว', en: 'A driver can be tipped once the job is delivered.' },
  walletShort: {
    th: 'เงินในกระเป๋าเงินไม่พอ กรุณาเติมเงินหรือเลือกวิธีจ่ายอื่น',
    en: 'There is not enough money in your wallet. Please top up, or pay another way.',
  },
  noCard: { th: 'กรุณากรอกบัตรก่อน', en: 'Please enter a card first.' },
  alreadyRated: { th: 'งานนี้ให้คะแนนไปแล้ว', en: 'This job has been rated already.' },
} as const;
