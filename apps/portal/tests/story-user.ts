import type { User } from '@songwai/core/sessions/session-state';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';

/** The signed-in user of stories. */
export const storyUser: User = {
  userId: 'U0000001',
  userName: 'pimchanok@songwai.test',
  phone: '0812345678',
  kind: 'individual',
  firstName: 'พิมพ์ชนก',
  lastName: 'อารีย์สุข',
  companyName: '',
  companyTaxId: '',
  companyAddress: '',
  invoiceCompanyName: '',
  invoiceCompanyTaxId: '',
  invoiceCompanyAddress: '',
  company: null,
  channel: 'web',
  deviceId: 'S0000001',
  paymentType: 0,
  fullDayPaymentType: 0,
  jobCount: 12,
  userGroup: 'DEFAULT',
  friendCode: 'PIM23',
  createdAt: '2026-01-05T02:00:00.000Z',
  walletSatang: 125_000,
  freeCreditSatang: 0,
  isInvoiceEnabled: false,
  prefersFixedDriver: false,
  confirmPhone: '0812345678',
  isAdmin: false,
  sessionToken: 'story',
};

/** A user who has not accepted the terms in force. */
export const newcomer: User = { ...storyUser, terms: { version: newestLegalVersion, acceptedVersion: null, partner: null } };
