/** Texts of refusals of the room `rewards`. */
export const rewardsTexts = {
  noBenefit: { th: 'ไม่พบสิทธิ์นี้ หรือสิทธิ์นี้ไม่ใช่ของระดับคุณ', en: 'There is no such benefit for your tier.' },
  allTaken: { th: 'สิทธิ์นี้หมดแล้ว', en: 'All codes of this benefit are taken.' },
  empty: { th: 'กรุณากรอกข้อความ', en: 'Please write something.' },
  noDay: { th: 'ไม่มีวันที่นี้', en: 'There is no such date.' },
  endsEarly: { th: 'วันสุดท้ายต้องไม่มาก่อนวันเริ่ม', en: 'The last day must not be before the first.' },
  welcome: { th: 'ส่วนลดจากลิงก์ของเพื่อน', en: 'A friend’s link' },
  forFriend: { th: 'ใช้ครบ ฿500 หลังสมัครจากลิงก์เพื่อน', en: '฿500 spent after joining by a friend’s link' },
  forReferrer: { th: 'เพื่อนที่ชวนใช้ครบ ฿500', en: 'A friend you invited spent ฿500' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved.' },
};
