import type { Mail } from '../../identity/mails.ts';

/** The decision in both languages, because several people read a company's mails. */
export function decisionMail(decision: { isVerified: boolean; reason: string; publicUrl: string }): Mail {
  const { isVerified, reason, publicUrl } = decision;
  if (isVerified)
    return {
      subject: 'บริษัทของคุณได้รับการยืนยันแล้ว · Your company is verified',
      body: `ยืนยันเอกสารบริษัทเรียบร้อยแล้ว ข้อมูลบริษัทแก้ไขได้ผ่านฝ่ายการเงินเท่านั้น\n${publicUrl}/settings/company\n\nYour company's documents are verified. Its data can be changed through our finance team only.\n${publicUrl}/en/settings/company`,
    };
  return {
    subject: 'เอกสารบริษัทยังไม่ผ่านการตรวจสอบ · Your company could not be verified',
    body: `เหตุผล: ${reason}\nกรุณาแก้ไขแล้วส่งเอกสารใหม่ที่ ${publicUrl}/settings/company\n\nReason: ${reason}\nPlease correct it and hand in again at ${publicUrl}/en/settings/company`,
  };
}

/** The decision as a text message, for a company without a verified e-mail address. */
export const decisionText = ({ isVerified, reason, publicUrl }: Parameters<typeof decisionMail>[0]): string =>
  isVerified
    ? `Songwai: บริษัทของคุณได้รับการยืนยันแล้ว / Your company is verified. ${publicUrl}/settings/company`
    : `Songwai: เอกสารบริษัทยังไม่ผ่าน / Your company could not be verified: ${reason} ${publicUrl}/settings/company`;
