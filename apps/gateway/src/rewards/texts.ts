/** Texts of refusals of the room `rewards`. */
export const rewardsTexts = {
  noBenefit: { th: 'ไม่พบสิทธิ์นี้ หรือสิทธิ์นี้ไม่ใช่ของระดับคุณ', en: 'There is no such benefit for your tier.' },
  allTaken: { th: 'สิทธิ์นี้หมดแล้ว', en: 'All codes of this benefit are taken.' },
  noDay: { th: 'ไม่มีวันที่นี้', en: 'There is no such date.' },
  endsEarly: { th: 'วันสุดท้ายต้องไม่มาก่อนวันเริ่ม', en: 'The last day must not be before the first.' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved.' },
};
