/** The gateway's contacts for questions about data. */
export const officer = {
  responseCode: 200,
  responseDesc: '',
  officer: { name: 'Songwai DPO', email: 'dpo@songwai.test', phone: '020261234' },
  authority: { name: 'PDPC', website: 'https://www.pdpc.or.th' },
};

/** A partner's published terms. */
export const partnerTerms = {
  responseCode: 200,
  responseDesc: '',
  partnerName: 'Baan Chandra',
  termsVersion: 2,
  termsTh: 'โรงแรมเรียกคนขับในนามของผู้เข้าพัก\n\nค่าส่งชำระแก่คนขับที่จุดรับหรือจุดส่ง',
  termsEn: 'The hotel orders the delivery on its guest’s behalf.\n\nThe fare is paid to the driver at a stop.',
  publishedAt: '2026-11-01T05:00:00.000Z',
};
