import type { User } from '@songwai/core/sessions/session-state';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyUser } from '../story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** The company of the stories. */
export const storyCompanyName = 'บริษัท กาแฟปลายซอย จำกัด';

/** A company's invitation, and the answer to accepting it. */
export const invitationAnswers: Answers = {
  '/v2/department/invite/show': () => ({
    ...ok,
    companyName: storyCompanyName,
    isVerified: true,
    rights: { order: true, view: false, pay: true, manage: false },
    expiresDateTime: '2026-11-29T03:00:00.000Z',
  }),
  '/v2/department/join': () => ({ ...ok, companyName: storyCompanyName }),
  '/userInfo': () => ({ ...ok, userId: 'U0000001', firstName: 'พิมพ์ชนก', lastName: 'อารีย์สุข', companyName: storyCompanyName }),
};

const everyRight = { order: true, view: true, pay: true, manage: true };

/** The owner of the company of the stories. */
export const companyOwner: User = {
  ...storyUser,
  kind: 'company',
  userName: 'company@songwai.test',
  firstName: 'วรินทร์',
  lastName: 'ทองสุข',
  companyName: storyCompanyName,
  companyTaxId: '0105599008770',
  companyAddress: '99/8 ซ.อารีย์ 4 พญาไท กรุงเทพฯ 10400',
  company: { companyId: 'C0000001', isOwner: true, isVerified: false, rights: everyRight, department: null },
};

/** The same after its documents were checked. */
export const verifiedOwner: User = {
  ...companyOwner,
  company: { companyId: 'C0000001', isOwner: true, isVerified: true, rights: everyRight, department: null },
};

/** A member who books. */
export const companyBooker: User = {
  ...companyOwner,
  userId: 'U0000003',
  kind: 'individual',
  company: {
    companyId: 'C0000001',
    isOwner: false,
    isVerified: true,
    rights: { order: true, view: false, pay: true, manage: false },
    department: { departmentId: 'd-1', name: 'หน้าร้าน อารีย์' },
  },
};

const file = (documentId: string, kind: string, sizeBytes: number) => ({
  documentId,
  kind,
  sizeBytes,
  createdDateTime: '2026-11-20T09:20:00.000Z',
});

/** The two documents of the stories. */
export const storyDocuments = [file('f-1', 'certificate', 2_100_000), file('f-2', 'vat', 640_000)];

/** A verification in the given state. */
export const verificationAnswer =
  (state: string, more: object = {}) =>
  () => ({ ...ok, state, documents: storyDocuments, ...more });

const person = (userId: string, name: string, more: object) => {
  const [firstName, lastName] = name.split(' ');
  return {
    ...{ userId, firstName, lastName, phoneNo: '0815550148', userStatus: 'active', isOwner: false },
    ...{ departmentId: '', departmentName: '', createdDateTime: '2026-08-03T03:00:00.000Z', ...more },
  };
};
const booker = { order: true, view: false, pay: true, manage: false };

/** Members, departments and an invitation, as the gateway lists them. */
export const memberAnswers: Answers = {
  '/v2/department/users': () => ({
    ...ok,
    users: [
      person('U0000001', 'วรินทร์ ทองสุข', { userName: 'company@songwai.test', isOwner: true, rights: everyRight }),
      person('U0000002', 'ณัฐ ใจดี', { userName: 'nat@songwai.test', rights: everyRight }),
      person('U0000003', 'ปวีณา แสงทอง', {
        userName: 'paweena@songwai.test',
        ...{ departmentId: 'd-1', departmentName: 'หน้าร้าน อารีย์', rights: booker },
      }),
      person('U0000004', 'วรรณา บัญชี', {
        userName: 'acc@songwai.test',
        rights: { order: false, view: true, pay: false, manage: false },
      }),
    ],
  }),
  '/v2/department': () => ({
    ...ok,
    departments: [
      { departmentId: 'd-1', name: 'หน้าร้าน อารีย์', userCount: 1 },
      { departmentId: 'd-2', name: 'สำนักงาน สีลม', userCount: 0 },
    ],
  }),
  '/v2/department/invite': () => ({
    ...ok,
    invitations: [
      {
        ...{ invitationId: 'i-1', contact: 'kanya@songwai.test', departmentName: 'สำนักงาน สีลม', rights: booker },
        expiresDateTime: '2026-11-29T03:00:00.000Z',
      },
    ],
  }),
};
