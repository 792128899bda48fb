export const invitation = {
  'invitation.accept': 'ตอบรับคำเชิญ',
  'invitation.account': 'บัญชีที่จะตอบรับ',
  'invitation.book': 'จองส่งของ',
  'invitation.decline': 'ไม่ตอบรับ',
  'invitation.declined': 'ยังไม่ได้ตอบรับ',
  'invitation.declinedDetail': 'ถ้าเปลี่ยนใจ เปิดลิงก์เดิมได้จนกว่าจะหมดอายุ ถ้าไม่ทำอะไร คำเชิญจะหมดอายุเอง',
  'invitation.expires': 'ตอบรับได้ถึง',
  'invitation.gone': 'คำเชิญนี้ใช้ไม่ได้แล้ว',
  'invitation.goneDetail': 'ลิงก์ถูกใช้ไปแล้ว ถูกยกเลิก หรือเกิน 7 วัน กรุณาขอลิงก์ใหม่จากบริษัท',
  'invitation.joined': 'คุณเป็นสมาชิกของ {{company}} แล้ว',
  'invitation.joinedDetail': 'งานที่จองจากนี้เป็นงานของบริษัท',
  'invitation.lead': 'เชิญคุณจองส่งของในนามบริษัท',
  'invitation.manage': 'จัดการสมาชิกและแผนก',
  'invitation.mayNot': 'ยังไม่มีสิทธิใด เจ้าของบัญชีบริษัทจะกำหนดให้ภายหลัง',
  'invitation.order': 'จองงานของบริษัท',
  'invitation.pay': 'จ่ายด้วยเงินหรือใบแจ้งหนี้ของบริษัท',
  'invitation.rights': 'คุณจะทำได้',
  'invitation.signIn': 'เข้าสู่ระบบเพื่อตอบรับ',
  'invitation.signInDetail': 'เข้าสู่ระบบหรือสมัครแล้ว เราจะพากลับมาที่คำเชิญนี้',
  'invitation.signUp': 'ยังไม่มีบัญชี สมัครใช้งาน',
  'invitation.someCompany': 'บริษัทแห่งหนึ่ง',
  'invitation.unknown': 'ถ้าไม่รู้จักบริษัทนี้ ไม่ต้องตอบรับ',
  'invitation.unverified': 'เรายังไม่ได้ตรวจเอกสารของบริษัทนี้',
  'invitation.verified': 'ตรวจเอกสารบริษัทแล้ว',
  'invitation.view': 'ดูงานทั้งหมดของบริษัท',
} as const;

declare module '../../../text-keys.ts' {
  interface ThaiTexts {
    readonly invitation: typeof invitation;
  }
}
