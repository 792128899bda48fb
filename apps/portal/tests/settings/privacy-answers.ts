import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { officer } from '../legal-answers.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** When the erasure of the stories is due: seven days after it was asked for. */
export const erasureDue = '2026-11-30T03:00:00.000Z';

/** A customer with some requests and consents, as the gateway answers about them. */
export const privacyAnswers: Answers = {
  '/pdpa': () => ({ ...ok, isRestricted: false, receivesPromotions: true }),
  '/pdpa/complaint': () => officer,
  '/pdpa/requests': () => ({
    ...ok,
    requests: [
      {
        requestId: 'r-2',
        kind: 'rectify',
        state: 'done',
        wish: 'เลขประจำตัวผู้เสียภาษีพิมพ์ผิดหนึ่งหลัก',
        outcome: 'แก้ไขตามเอกสารแล้ว',
        askedDateTime: '2026-10-04T04:00:00.000Z',
        settledDateTime: '2026-10-06T04:00:00.000Z',
      },
      {
        requestId: 'r-1',
        kind: 'export',
        state: 'done',
        wish: '',
        outcome: '',
        askedDateTime: '2026-09-12T04:00:00.000Z',
        settledDateTime: '2026-09-12T04:00:00.000Z',
      },
    ],
  }),
  '/pdpa/customer/:userId': () => ({
    ...ok,
    consents: [
      { kind: 'promotions', isGiven: true, termsVersion: '2026-11', channel: 'web', createdDateTime: '2026-11-22T03:01:00.000Z' },
      { kind: 'terms', isGiven: true, termsVersion: '2026-11', channel: 'web', createdDateTime: '2026-11-22T03:00:00.000Z' },
      {
        kind: 'promotions',
        isGiven: false,
        termsVersion: '2026-04',
        channel: 'web',
        createdDateTime: '2026-04-02T03:00:00.000Z',
      },
    ],
  }),
};

/** The same customer, who has asked to be erased. */
export const erasureAnswers: Answers = {
  ...privacyAnswers,
  '/pdpa': () => ({ ...ok, isRestricted: false, receivesPromotions: true, erasureDueDateTime: erasureDue }),
};
