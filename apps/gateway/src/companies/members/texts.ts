/** Answers about a company's members. */
export const memberTexts = {
  noCompany: {
    th: 'บัญชีนี้ไม่ได้เป็นผู้ใช้ของบริษัทใด',
    en: 'This account acts for no company.',
  },
  onlyOwner: {
    th: 'ทำได้เฉพาะเจ้าของบัญชีบริษัท',
    en: "Only the owner of the company's account may do this.",
  },
  onlyManagers: {
    th: 'ทำได้เฉพาะเจ้าของบัญชีบริษัทและผู้ดูแล',
    en: "Only the owner of the company's account and its admins may do this.",
  },
  rightLacking: {
    th: 'คุณให้สิทธิ์ที่ตัวเองไม่มีไม่ได้ กรุณาขอให้เจ้าของบัญชีบริษัทเป็นผู้ให้',
    en: "You cannot give a right that you do not have. Please ask the owner of the company's account.",
  },
  ownRights: {
    th: 'เปลี่ยนสิทธิ์ของตัวเองไม่ได้ กรุณาขอให้ผู้ดูแลคนอื่นหรือเจ้าของบัญชีบริษัทเปลี่ยนให้',
    en: "You cannot change your own rights. Please ask another admin or the owner of the company's account.",
  },
  leaveInstead: {
    th: 'ถ้าต้องการออกจากบริษัท กรุณาเลือก “ออกจากบริษัท”',
    en: 'To stop acting for the company, please choose “Leave the company”.',
  },
  noMember: { th: 'ไม่พบผู้ใช้นี้ในบริษัท', en: 'The company has no such user.' },
  noDepartment: { th: 'ไม่พบแผนกนี้ในบริษัท', en: 'The company has no such department.' },
  departmentTaken: { th: 'มีแผนกชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น', en: 'There is a department of that name. Please choose another name.' },
  departmentUsed: {
    th: 'แผนกนี้ยังมีผู้ใช้หรือคำเชิญอยู่ กรุณาย้ายออกก่อน',
    en: 'Somebody is in this department, or invited to it. Move them first.',
  },
  departmentsFull: {
    th: 'มีแผนกครบจำนวนสูงสุดแล้ว กรุณาลบแผนกที่ไม่ใช้ก่อน',
    en: 'There can be no more departments. Remove one that is not used.',
  },
  departmentNameMissing: { th: 'กรุณาตั้งชื่อแผนก', en: 'Please give the department a name.' },
  ownerStays: { th: 'เจ้าของบัญชีบริษัทออกจากบริษัทไม่ได้', en: 'The owner of the company cannot be taken out of it.' },
  invitationsFull: {
    th: 'มีคำเชิญที่ยังไม่ตอบรับครบจำนวนสูงสุดแล้ว กรุณายกเลิกบางรายการก่อน',
    en: 'Too many invitations are open. Take some of them back first.',
  },
  noInvitation: {
    th: 'ลิงก์คำเชิญนี้ใช้ไม่ได้แล้ว กรุณาขอลิงก์ใหม่จากบริษัท',
    en: 'This invitation is no longer valid. Please ask the company for a new link.',
  },
  contactWrong: {
    th: 'กรุณากรอกอีเมลหรือเบอร์มือถือไทย เช่น 081 234 5678',
    en: 'Please enter an email address or a Thai mobile such as 081 234 5678.',
  },
  cannotJoin: {
    th: 'บัญชีนี้เป็นบัญชีบริษัทหรือเป็นผู้ใช้ของบริษัทอื่นอยู่แล้ว กรุณาใช้บัญชีบุคคลธรรมดาอีกบัญชี',
    en: 'This account is a company, or acts for one already. Please use another, personal account.',
  },
  invited: { th: 'ส่งคำเชิญแล้ว ใช้ได้ 7 วัน', en: 'The invitation is sent. It is valid for 7 days.' },
  joined: { th: 'คุณเป็นผู้ใช้ของบริษัทแล้ว', en: 'You now act for the company.' },
  justInvited: {
    th: 'เพิ่งส่งข้อความถึงผู้ติดต่อนี้ กรุณารอ 1 นาทีแล้วลองใหม่',
    en: 'This contact was sent an invitation just now. Please wait a minute and try again.',
  },
  tooManyInvitations: (minutes: number) => ({
    th: `ส่งข้อความถึงผู้ติดต่อนี้หรือจากเครือข่ายนี้หลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many messages were sent to this contact or from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  invitationsOfToday: (most: number) => ({
    th: `ส่งคำเชิญครบ ${most} รายการใน 24 ชั่วโมงแล้ว กรุณาลองใหม่ภายหลัง`,
    en: `You have sent the ${most} invitations that are possible within 24 hours. Please try again later.`,
  }),
  invitationsUnverified: (most: number) => ({
    th: `บริษัทที่ยังไม่ได้ยืนยันส่งคำเชิญได้ ${most} รายการใน 24 ชั่วโมง กรุณาลองใหม่ภายหลัง หรือส่งเอกสารยืนยันบริษัทเพื่อเชิญได้มากขึ้น`,
    en: `A company that is not verified may send ${most} invitations within 24 hours. Try again later, or hand in your company's papers: once it is verified, you can invite more.`,
  }),
};
