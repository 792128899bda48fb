import type { Answers } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** The company of the stories. */
export const storyCompanyName = 'บริษัท กาแฟปลายซอย จำกัด';

/** A company's invitation, and the answer to accepting it. */
export const invitationAnswers: Answers = {
  '/v2/department/invite/show': () => ({
    ...ok,
    companyName: storyCompanyName,
    rights: { order: true, view: false, pay: true, manage: false },
    expiresDateTime: '2026-11-29T03:00:00.000Z',
  }),
  '/v2/department/join': () => ({ ...ok, companyName: storyCompanyName }),
  '/userInfo': () => ({ ...ok, userId: 'U0000001', firstName: 'พิมพ์ชนก', lastName: 'อารีย์สุข', companyName: storyCompanyName }),
};
