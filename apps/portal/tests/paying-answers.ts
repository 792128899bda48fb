import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyNow } from '@songwai/features/tests/story-now';

const ok = { responseCode: 200, responseDesc: '' };

/** What the gateway says of the wallet, its packages and the saved cards. */
export const payingAnswers = (more: Answers = {}): Answers => ({
  '/wallet/info': () => ({ ...ok, songwaiWallet: 1240 }),
  '/wallet/packages': () => ({
    ...ok,
    packages: [
      { packageId: 1, price: 1000, bonus: 100 },
      { packageId: 2, price: 3000, bonus: 400 },
    ],
    minAmount: 100,
    maxAmount: 20_000,
  }),
  '/cc_omise_list_cards': () => ({
    ...ok,
    cards: [
      {
        ...{ cardId: 'card_visa', brand: 'visa', lastDigits: '4242', holderName: 'PIMCHANOK SRIAREE' },
        ...{ mmExp: 8, yyyyExp: 2029, isDefault: true },
      },
    ],
  }),
  ...more,
});

/** A PromptPay payment as it waits. */
export const wirePayment = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'job', method: 'promptpay', state: 'pending' },
  ...{ amount: 466.45, jobId: 'J00000042', qrPayload: 'story payment' },
  expiresAt: new Date(storyNow.getTime() + 9 * 60_000).toISOString(),
  ...change,
});
