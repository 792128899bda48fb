import type { EnquiryForm } from '@songwai/core/enquiry/enquiry-form';
import type { Answers } from '@songwai/features/tests/fixture-gateway';

/** The gateway takes enquiries and sends brochures. */
export const enquiryAnswers: Answers = {
  '/mkt_business_form': () => ({ formToken: 'token', termsVersion: '2026-11' }),
  '/mkt_business_enquiry': () => ({}),
  '/mkt_business_brochure': () => ({}),
};

/** An enquiry with everything filled in. */
export const filledEnquiry: EnquiryForm = {
  ...{ contactName: 'พิมพ์ชนก', fullName: 'พิมพ์ชนก วัฒนกุล', phone: '0812345678', email: 'pimchanok@baansuan.test' },
  ...{ businessName: 'ร้านดอกไม้บ้านสวน', businessType: 'gifts', goods: ['parcel'], vehicles: ['motorcycle', 'car'] },
  ...{ monthlyDeliveries: 120, remark: 'ส่งดอกไม้รอบเช้า 7:00-9:00 น. และอยากให้ลูกค้าดูสถานะจากลิงก์ได้' },
  ...{ isPrivacyAccepted: true, wantsPromotions: false },
};
