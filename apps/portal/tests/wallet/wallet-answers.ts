import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** An unguessable id of the contract's shape. */
export const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';

/** A payment on the wire: PromptPay, waiting. */
export const wirePayment = (change: Readonly<Record<string, unknown>> = {}) => ({
  chargeId,
  reference: 'P00030911',
  purpose: 'topUp',
  method: 'promptpay',
  state: 'pending',
  amount: 3000,
  qrPayload: '00020101021229370016A000000677010111011300668123456785802TH530376454073000.006304A1B2',
  expiresAt: '2026-11-21T06:49:00Z',
  ...change,
});

/** The wallet of the design's story: COD money in it, more on its way, an earlier payout. */
export const wireWallet = {
  ...ok,
  songwaiWallet: 843.55,
  codMoney: 320,
  codIncoming: [{ jobId: 'J00048213', amount: 2140, stops: 2 }],
  bankAccount: { bank: 'kbank', lastDigits: '6789', accountName: 'พิมพ์ชนก อารีย์สุข' },
  payouts: [
    {
      payoutId: 'PO-1',
      amount: 1200,
      state: 'paid',
      bank: 'kbank',
      lastDigits: '6789',
      requestedAt: '2026-11-12T03:00:00Z',
      doneAt: '2026-11-13T03:00:00Z',
    },
  ],
  topUps: [],
  freeCredit: 20,
};

export const emptyWallet = { ...ok, songwaiWallet: 0, codMoney: 0, codIncoming: [], payouts: [], topUps: [], freeCredit: 0 };

export const wireOffer = {
  ...ok,
  packages: [
    { packageId: 1, price: 1000, bonus: 100 },
    { packageId: 2, price: 3000, bonus: 400 },
    { packageId: 3, price: 7000, bonus: 1000 },
    { packageId: 4, price: 10_000, bonus: 1500 },
  ],
  minAmount: 100,
  maxAmount: 20_000,
  exampleRide: { km: 5, fare: 82 },
};

export const wireCards = [
  {
    cardId: 'card_1',
    brand: 'visa',
    lastDigits: '4242',
    holderName: 'PIMCHANOK AREESUK',
    mmExp: 8,
    yyyyExp: 2029,
    isDefault: true,
  },
];

const entry = (at: string, type: string, rest: Readonly<Record<string, unknown>>) => ({
  ...{ at, type, referenceNo: 'W00001187' },
  ...rest,
});

export const wireEntries = [
  entry('2026-11-21T06:06:00Z', 'orderSuccessful', { amount: -396.45, balance: 843.55, jobId: 'J00048213' }),
  entry('2026-11-21T04:20:00Z', 'orderModified', {
    amount: -40,
    ...{ balance: 1240, jobId: 'J00048190', detailTh: 'เพิ่ม 1 จุด', detailEn: 'one more stop' },
  }),
  entry('2026-11-20T10:42:00Z', 'orderCancelled', { amount: 119.5, balance: 1280, jobId: 'J00048102' }),
  entry('2026-11-20T10:31:00Z', 'orderSuccessful', { amount: -119.5, balance: 1160.5, jobId: 'J00048102' }),
  entry('2026-11-18T02:00:00Z', 'bonus', { amount: 100, balance: 1280 }),
  entry('2026-11-18T02:00:00Z', 'topUp', {
    hasReceipt: true,
    amount: 1000,
    balance: 1180,
    detailTh: 'พร้อมเพย์',
    detailEn: 'PromptPay',
  }),
  entry('2026-11-17T05:30:00Z', 'cod', { amount: 320, balance: 370.5, jobId: 'J00047931' }),
];

/** Movements as the gateway pages them: the newest first, from page 0. */
export const pagedEntries =
  (entries: readonly Readonly<Record<string, unknown>>[]) =>
  ({ page = 0, limit = 20, direction }: Readonly<Record<string, unknown>>) => {
    const wanted = entries.filter(({ amount }) => direction === undefined || Number(amount) > 0 === (direction === 'in'));
    const first = Number(page) * Number(limit);
    return { ...ok, totalRecords: wanted.length, transactions: wanted.slice(first, first + Number(limit)) };
  };

/** 45 movements. */
export const manyEntries = Array.from({ length: 45 }, (_, index) =>
  entry('2026-11-19T03:00:00Z', 'orderSuccessful', {
    amount: -(index + 1),
    balance: 5000 - index,
    referenceNo: `W${1000 + index}`,
  }),
);

export const walletAnswers: Answers = {
  '/wallet/info': () => wireWallet,
  '/wallet/packages': () => wireOffer,
  '/wallet/history': pagedEntries(wireEntries),
  '/cc_omise_list_cards': () => ({ ...ok, cards: wireCards }),
  '/wallet/packages/pay': () => ({ ...ok, payment: wirePayment() }),
  '/payment/status': () => ({ ...ok, payment: wirePayment() }),
  '/payment/cancel': () => ok,
  '/wallet/redeem': ({ code }) => {
    if (code !== 'SWA7K-2M4P') throw refusal(422, { field: 'code', description: 'โค้ดหมดอายุ' });
    return { ...ok, amount: 200, songwaiWallet: 1043.55 };
  },
  '/wallet/bank_account': ({ bank, accountNumber, accountName }) => ({
    ...ok,
    bankAccount: { bank, lastDigits: String(accountNumber).slice(-4), accountName },
  }),
  '/wallet/payout': ({ amount }) => ({
    ...ok,
    payout: { ...wireWallet.payouts[0], payoutId: 'PO-2', amount, state: 'requested', requestedAt: '2026-11-21T06:40:00Z' },
  }),
};
