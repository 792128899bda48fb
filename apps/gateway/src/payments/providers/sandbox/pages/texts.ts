import { formatJobId } from '@songwai/core/basics/ids';
import type { PaymentPurpose } from '@songwai/core/payments/payment';
import type { LocalText } from '../../../../http/language.ts';
import type { ProviderChargeState } from '../../card-provider.ts';

/** Texts of the pages on which a tester plays the bank. */
export const pageTexts = {
  warning: {
    th: 'ระบบทดสอบ (sandbox) ไม่มีเงินจริงเคลื่อนไหว ไม่ต้องกรอกข้อมูลบัตรหรือรหัสใด ๆ',
    en: 'Sandbox: no real money moves. There is nothing to type here, no card and no code.',
  },
  confirmTitle: { th: 'ยืนยันการจ่ายด้วยบัตร', en: 'Confirm a card payment' },
  confirmAbout: {
    th: 'ในระบบจริง หน้านี้คือหน้าของธนาคารผู้ออกบัตร (3-D Secure) เลือกว่าธนาคารตอบอย่างไร',
    en: 'In reality this is the page of the bank that issued the card (3-D Secure). Choose what the bank answers.',
  },
  pass: { th: 'ยืนยันสำเร็จ', en: 'Pass' },
  fail: { th: 'ยืนยันไม่สำเร็จ', en: 'Fail' },
  abandon: { th: 'ออกโดยไม่ยืนยัน', en: 'Abandon' },
  appTitle: { th: 'ยืนยันในแอปธนาคาร', en: 'Confirm in the bank’s app' },
  appAbout: {
    th: 'ในระบบจริง หน้านี้คือแอปของธนาคารที่เลือก เลือกว่าลูกค้าตอบอย่างไร',
    en: 'In reality this is the app of the chosen bank. Choose what the customer answers.',
  },
  counterTitle: { th: 'จ่ายที่เคาน์เตอร์', en: 'Pay at a counter' },
  counterAbout: {
    th: 'ในระบบจริง ผู้จ่ายนำบาร์โค้ดไปจ่ายที่เคาน์เตอร์ ที่นี่กดปุ่มแทนการจ่ายเงินสด',
    en: 'In reality the payer shows the bar code at a counter. Here a button stands for the cash.',
  },
  payTitle: { th: 'จ่ายด้วยพร้อมเพย์', en: 'Pay by PromptPay' },
  payAbout: {
    th: 'ในระบบจริง ผู้จ่ายสแกน QR ด้วยแอปธนาคาร ที่นี่กดปุ่มแทนการสแกน',
    en: 'In reality the payer scans the code with a bank’s app. Here a button does that.',
  },
  pay: { th: 'จ่าย', en: 'Pay' },
  payLateAbout: {
    th: 'QR นี้หมดอายุแล้ว ถ้าจ่ายตอนนี้จะเป็นเงินที่เข้าช้ากว่ากำหนด',
    en: 'This code has expired. Money that is paid now comes late.',
  },
  payLate: { th: 'จ่ายแม้หมดอายุแล้ว', en: 'Pay late' },
  back: { th: 'กลับไปที่ส่งไว', en: 'Back to Songwai' },
  amount: { th: 'จำนวนเงิน', en: 'Amount' },
  description: { th: 'รายการ', en: 'For' },
  status: { th: 'สถานะ', en: 'Status' },
  otherLanguage: { th: 'English', en: 'ภาษาไทย' },
} as const satisfies Record<string, LocalText>;

/** What a charge is for, by its purpose: the charge of a job is described by the job's number. */
const purposeTexts: Readonly<Record<PaymentPurpose, LocalText>> = {
  job: { th: 'ค่าส่ง', en: 'Delivery' },
  topUp: { th: 'เติมเงินเข้ากระเป๋าเงิน', en: 'Wallet top-up' },
  tip: { th: 'ทิปคนขับ', en: 'Tip for the driver' },
  openAmount: { th: 'ยอดค้างจ่าย', en: 'Open amount' },
  invoice: { th: 'ใบแจ้งหนี้', en: 'Invoice' },
};

const isPurpose = (text: string): text is PaymentPurpose => Object.hasOwn(purposeTexts, text);

/** What is paid, in words. */
export const paidText = (description: string): LocalText => {
  if (isPurpose(description)) return purposeTexts[description];
  const job = formatJobId(description);
  return { th: `งาน ${job}`, en: `Job ${job}` };
};

/** Names of the states. */
export const stateTexts: Readonly<Record<ProviderChargeState, LocalText>> = {
  pending: { th: 'รอจ่าย', en: 'waiting' },
  authorised: { th: 'ธนาคารกันวงเงินไว้แล้ว', en: 'the bank holds the sum' },
  paid: { th: 'จ่ายแล้ว', en: 'paid' },
  failed: { th: 'ไม่สำเร็จ', en: 'failed' },
  expired: { th: 'หมดอายุ', en: 'expired' },
  reversed: { th: 'คืนวงเงินแล้ว', en: 'released' },
};
