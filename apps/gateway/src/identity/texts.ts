import type { LocalText } from '../http/language.ts';

const inMinutes = (minutes: number) => ({
  th: `กรุณาลองใหม่ในอีก ${minutes} นาที`,
  en: `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
});

const waitAfter =
  (th: string, en: string) =>
  (minutes: number): LocalText => ({ th: `${th} ${inMinutes(minutes).th}`, en: `${en} ${inMinutes(minutes).en}` });

/** Texts of the room `identity`. */
export const accountTexts = {
  signedIn: { th: 'เข้าสู่ระบบสำเร็จ', en: 'Signed in' },
  signedOut: { th: 'ออกจากระบบแล้ว', en: 'Signed out' },
  wrongLogin: {
    th: 'อีเมล เบอร์โทร หรือรหัสผ่านไม่ถูกต้อง ถ้ายังไม่ได้ยืนยันอีเมล กรุณาใช้เบอร์โทร',
    en: 'Wrong email, phone number or password. If your email is not confirmed yet, use your phone number.',
  },
  noSocialUser: {
    th: 'บัญชีโซเชียลนี้ยังไม่ได้ลงทะเบียน กรุณาสมัครสมาชิกก่อน',
    en: 'This social account is not registered yet. Please sign up first.',
  },
  passwordMissing: { th: 'กรุณากรอกรหัสผ่าน', en: 'Please enter your password.' },
  nameMissing: { th: 'กรุณากรอกอีเมลหรือเบอร์โทร', en: 'Please enter your email or phone number.' },
  tooManyTries: (minutes: number): LocalText => ({
    th: `กรุณาเข้าสู่ระบบด้วยรหัสที่ส่งไปทาง SMS หรืออีเมล เพราะมีการกรอกรหัสผ่านผิดหลายครั้งเกินไป หรือลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many failed sign-ins. Sign in with a code that we send you, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  notVerified: {
    th: 'กรุณายืนยันเบอร์โทรก่อน ขอรหัสใหม่ได้ถ้ารหัสเดิมหมดอายุ',
    en: 'Please verify your phone first. You can ask for another code if yours has expired.',
  },
  incompleteName: {
    th: 'บัญชีนี้ยังไม่มีชื่อหรือนามสกุล กรุณาเข้าสู่ระบบอีกครั้งแล้วกรอกให้ครบ',
    en: 'This account lacks a first or last name. Please sign in again and complete it.',
  },

  codeSent: { th: 'ส่งรหัสไปทาง SMS แล้ว รหัสใช้ได้ 5 นาที', en: 'We have sent you a code by text message. It is valid for 5 minutes.' },
  codeSentIfAny: {
    th: 'ถ้ามีบัญชีนี้อยู่ เราส่งรหัสไปให้แล้ว รหัสใช้ได้ 5 นาที',
    en: 'If that account exists, we have sent a code. It is valid for 5 minutes.',
  },
  resendTooSoon: (seconds: number): LocalText => ({
    th: `ขอรหัสใหม่ได้ในอีก ${seconds} วินาที`,
    en: `You can ask for another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  }),
  wrongCode: {
    th: 'รหัสไม่ถูกต้องหรือหมดอายุ กรุณาตรวจอีกครั้งหรือขอรหัสใหม่ รหัสใหม่จะยกเลิกรหัสเดิม',
    en: 'The code is wrong or has expired. Check it or ask for a new one; a new code cancels the one before it.',
  },
  tooManyCodes: waitAfter('ขอรหัสหลายครั้งเกินไป', 'Too many codes were asked for.'),
  tooManyCodeTries: waitAfter('กรอกรหัสผิดหลายครั้งเกินไป', 'Too many wrong codes.'),
  tooManySignUps: waitAfter('มีการสมัครสมาชิกหลายครั้งเกินไป', 'Too many sign-ups.'),
  verified: { th: 'ยืนยันเบอร์โทรแล้ว', en: 'Your phone is verified.' },
  verifiedEmailWaits: {
    th: 'ยืนยันเบอร์โทรแล้ว เข้าสู่ระบบด้วยเบอร์โทรได้เลย ถ้าต้องการใช้อีเมลด้วย กรุณากรอกรหัสที่ส่งไปทางอีเมล',
    en: 'Your phone is verified: sign in with your phone number. To sign in with your email too, enter the code that we have mailed to you.',
  },
  emailCodeSent: {
    th: 'ส่งรหัสไปทางอีเมลแล้ว รหัสใช้ได้ 5 นาที',
    en: 'We have mailed you a code. It is valid for 5 minutes.',
  },
  emailVerified: {
    th: 'ยืนยันอีเมลแล้ว ใช้เข้าสู่ระบบได้เลย',
    en: 'Your email is confirmed. You can sign in with it.',
  },
  emailTaken: {
    th: 'อีเมลนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบ หรือกดลืมรหัสผ่าน',
    en: 'This email address has an account already. Sign in, or use "forgot password".',
  },
  nothingToVerify: {
    th: 'ไม่มีอีเมลที่รอยืนยัน',
    en: 'No email address waits to be confirmed.',
  },
  contactTaken: {
    th: 'เบอร์หรืออีเมลนี้เป็นของบัญชีอื่นแล้ว',
    en: 'Another account signs in with this phone number or email address.',
  },
  contactMissing: {
    th: 'กรุณาระบุเบอร์หรืออีเมลใหม่ บัญชีต้องเหลือไว้เข้าสู่ระบบอย่างน้อยหนึ่งอย่าง',
    en: 'Please give another phone number or email address; one of them has to be left to sign in with.',
  },
  contactOfOffice: {
    th: 'บัญชีของเจ้าหน้าที่เปลี่ยนข้อมูลเข้าสู่ระบบที่นี่ไม่ได้',
    en: "An account of the office's own people cannot be given another phone number or email address here.",
  },
  contactOfPartner: {
    th: 'บัญชีนี้เข้าใช้งานผ่านพาร์ตเนอร์ กรุณาติดต่อพาร์ตเนอร์',
    en: 'This account is signed on by a partner, who says what its phone number and email address are.',
  },
  partnersUser: {
    th: 'บัญชีนี้เข้าใช้งานผ่านพาร์ตเนอร์ จึงไม่มีอีเมลสำหรับเข้าสู่ระบบ',
    en: 'This account is signed on by a partner, so it has no email to sign in with.',
  },
  phoneNeedsProof: {
    th: 'ถ้าต้องการใช้เบอร์อื่น กรุณาเปลี่ยนเบอร์ที่หน้าตั้งค่าอีกครั้ง',
    en: 'To use another number, please change it in the settings again.',
  },
  phoneTaken: {
    th: 'เบอร์นี้มีบัญชีอยู่แล้ว เข้าสู่ระบบ หรือกดลืมรหัสผ่าน',
    en: 'This number has an account already. Sign in, or use "forgot password".',
  },
  nameIsNotPhone: {
    th: 'ชื่อผู้ใช้ต้องเป็นอีเมล หรือเบอร์เดียวกับเบอร์โทร',
    en: 'The user name has to be an email address, or the same number as the phone.',
  },
  notMobile: {
    th: 'กรุณาใช้เบอร์มือถือไทย เช่น 081 234 5678 เพราะรหัสจะส่งไปทาง SMS',
    en: 'Please use a Thai mobile such as 081 234 5678: the code is sent by text message.',
  },
  guidTaken: {
    th: 'คำขอนี้ถูกใช้สมัครไปแล้ว กรุณาเริ่มสมัครใหม่อีกครั้ง',
    en: 'This request was used for another sign-up. Please start again.',
  },

  noFacebook: {
    th: 'ยังไม่เปิดให้เข้าสู่ระบบด้วย Facebook กรุณาใช้อีเมลหรือเบอร์โทร',
    en: 'Sign-in with Facebook is not available here. Please use your email or phone number.',
  },
  wrongFacebook: {
    th: 'Facebook ไม่ยืนยันการเข้าสู่ระบบนี้ กรุณาเข้าสู่ระบบ Facebook อีกครั้ง',
    en: 'Facebook does not confirm this sign-in. Please sign in to Facebook again.',
  },
  facebookAway: {
    th: 'ติดต่อ Facebook ไม่ได้ในตอนนี้ กรุณาลองใหม่ หรือใช้อีเมลหรือเบอร์โทร',
    en: 'Facebook cannot be reached right now. Please try again, or use your email or phone number.',
  },
  facebookTaken: {
    th: 'Facebook นี้มีบัญชีอยู่แล้ว กรุณาเข้าสู่ระบบด้วย Facebook',
    en: 'This Facebook user has an account already. Please sign in with Facebook.',
  },

  passwordChanged: {
    th: 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นออกจากระบบทั้งหมด',
    en: 'Your password is changed. Every other device was signed out.',
  },
  passwordSet: {
    th: 'ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ',
    en: 'Your new password is set. Please sign in.',
  },
  wrongPassword: { th: 'รหัสผ่านเดิมไม่ถูกต้อง', en: 'Your present password is not right.' },
  noPassword: {
    th: 'บัญชีนี้ยังไม่มีรหัสผ่าน กรุณากดลืมรหัสผ่านเพื่อตั้งรหัสผ่าน',
    en: 'This account has no password yet. Set one with "forgot password".',
  },

  companyLocked: {
    th: 'ข้อมูลบริษัทยืนยันด้วยเอกสารแล้ว ถ้าต้องการแก้ไขกรุณาติดต่อฝ่ายการเงิน',
    en: "Your company's data were verified by document. To change them, please contact our finance team.",
  },
  isMember: {
    th: 'บัญชีนี้เป็นผู้ใช้ของบริษัทอื่นอยู่ จึงเปลี่ยนเป็นบัญชีบริษัทไม่ได้',
    en: 'This account acts for another company, so it cannot become one.',
  },
  guestIsPerson: {
    th: 'บัญชีนี้เข้าใช้งานผ่านพาร์ตเนอร์ จึงเปลี่ยนเป็นบัญชีบริษัทไม่ได้ กรุณาสมัครบัญชีบริษัทแยกต่างหาก',
    en: 'This account is signed on by a partner, so it cannot become a company. Please sign up for an account of the company’s own.',
  },
  hasMembers: {
    th: 'บริษัทนี้ยังมีผู้ใช้หรือแผนกอยู่ กรุณานำออกก่อนเปลี่ยนเป็นบุคคลธรรมดา',
    en: 'This company still has users or departments. Remove them before the account becomes a person’s.',
  },
  isUnderReview: {
    th: 'เอกสารของบริษัทนี้กำลังรอตรวจอยู่ กรุณารอผลก่อนเปลี่ยนเป็นบุคคลธรรมดา',
    en: 'The documents of this company are being checked. Please wait for the answer before the account becomes a person’s.',
  },
  companyIdFixed: {
    th: 'รหัสบริษัทเปลี่ยนไม่ได้',
    en: 'The company id cannot be changed.',
  },
  ownAccount: {
    th: 'ระงับบัญชีของตัวเองไม่ได้',
    en: 'You cannot suspend your own account.',
  },
} as const;
