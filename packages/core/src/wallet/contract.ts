import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { baht, commonFields, dateText, envelope, guidText } from '../gateway/wire-schemas.ts';
import { wirePayment } from '../payments/payment-schema.ts';

const isoTime = Type.String({ format: 'date-time' });

export const walletPackages = defineEndpoint({
  method: 'GET',
  path: '/wallet/packages',
  access: 'anyone',
  cacheSeconds: 300,
  summary: 'Packages to top up the wallet with, and the limits of an own amount, which earns no bonus',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    packages: Type.Optional(Type.Array(Type.Object({ packageId: Type.Integer(), price: baht, bonus: baht }))),
    minAmount: Type.Optional(baht),
    maxAmount: Type.Optional(baht),
    /** An ordinary ride of the cheapest vehicle, by the rate card: what a balance buys is counted in it. */
    exampleRide: Type.Optional(Type.Object({ km: Type.Integer({ minimum: 1 }), fare: baht })),
  }),
  example: { lang: 'th' },
});

export const payWalletPackage = defineEndpoint({
  method: 'POST',
  path: '/wallet/packages/pay',
  access: 'session',
  permit: 'pay',
  summary: 'Top up by card or PromptPay: a package, or an own amount. The same guid pays once. 404 "wallet package not found"',
  request: Type.Object({
    ...commonFields,
    guid: guidText,
    /** Either this or `amount`. */
    packageId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    /** Baht. */
    amount: Type.Optional(baht),
    /** 1 card, 3 PromptPay. */
    paymentType: Type.Union([Type.Literal(1), Type.Literal(3)]),
    /** A saved card; without it the default one. */
    cardId: Type.Optional(Type.String({ maxLength: 60 })),
    /** A card of the provider's vault that is not saved. */
    token: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  reply: Type.Object({ ...envelope, payment: Type.Optional(wirePayment), songwaiWallet: Type.Optional(baht) }),
  example: { guid: '20261208-topup-01', packageId: 2, paymentType: 3 },
});

const payout = Type.Object({
  payoutId: Type.String(),
  amount: baht,
  state: Type.Union([Type.Literal('requested'), Type.Literal('paid'), Type.Literal('refused')]),
  /** Bank code and the last digits of the account. */
  bank: Type.String(),
  lastDigits: Type.String(),
  requestedAt: isoTime,
  doneAt: Type.Optional(isoTime),
  /** Why it was refused, or the bank's reference. */
  remark: Type.Optional(Type.String()),
});

const bankAccount = Type.Object({ bank: Type.String(), lastDigits: Type.String(), accountName: Type.String() });

export const walletInfo = defineEndpoint({
  method: 'GET',
  path: '/wallet/info',
  access: 'session',
  summary:
    'The wallet that the caller pays from: its balance, money of cash on delivery in it and on its way, payouts, top-ups underway',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    /** All that can be spent. */
    songwaiWallet: Type.Optional(baht),
    /** The part of it that came from cash on delivery and can be paid out. */
    codMoney: Type.Optional(baht),
    /** Collected or to be collected, not in the wallet yet. */
    codIncoming: Type.Optional(Type.Array(Type.Object({ jobId: Type.String(), amount: baht, stops: Type.Integer() }))),
    bankAccount: Type.Optional(bankAccount),
    /** The newest first, at most 10. */
    payouts: Type.Optional(Type.Array(payout)),
    /** Payments that are still open. */
    topUps: Type.Optional(Type.Array(wirePayment)),
    freeCredit: Type.Optional(baht),
  }),
  example: { lang: 'th' },
});

/** What a movement of the wallet is for (spec §3, and those that came later). */
export const walletEntryTypeSchema = Type.Union([
  Type.Literal('orderSuccessful'),
  Type.Literal('orderModified'),
  Type.Literal('topUp'),
  Type.Literal('orderCancelled'),
  Type.Literal('bonus'),
  Type.Literal('redeem'),
  Type.Literal('cashBack'),
  Type.Literal('tip'),
  Type.Literal('cod'),
  Type.Literal('payout'),
  Type.Literal('payoutRefused'),
  /** For the trips of a file that are not booked yet. */
  Type.Literal('setAside'),
  /** Of that, because a trip is booked now, or will not be. */
  Type.Literal('givenBack'),
  Type.Literal('refund'),
  Type.Literal('charge'),
  Type.Literal('adjusted'),
]);

export const walletHistory = defineEndpoint({
  method: 'POST',
  path: '/wallet/history',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Movements of the wallet with the balance after each, the newest first; pages start at 0',
  request: Type.Object({
    ...commonFields,
    fromDate: Type.Optional(dateText),
    toDate: Type.Optional(dateText),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    /** `createdDatetime desc` (default) or `createdDatetime asc`. */
    sortBy: Type.Optional(Type.String({ maxLength: 40 })),
    direction: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('out')])),
  }),
  reply: Type.Object({
    ...envelope,
    totalRecords: Type.Optional(Type.Integer()),
    transactions: Type.Optional(
      Type.Array(
        Type.Object({
          referenceNo: Type.String(),
          at: isoTime,
          type: walletEntryTypeSchema,
          /** Baht; negative for money that left. */
          amount: Type.Number(),
          balance: baht,
          /** Of a top-up that was paid: its receipt is found by `referenceNo`. */
          hasReceipt: Type.Optional(Type.Boolean()),
          jobId: Type.Optional(Type.String()),
          /** What exactly: waiting, a code, an admin's reason. */
          detailTh: Type.Optional(Type.String()),
          detailEn: Type.Optional(Type.String()),
        }),
      ),
    ),
  }),
  example: { fromDate: '01/12/2026', toDate: '31/12/2026', limit: 20, page: 0, sortBy: 'createdDatetime desc' },
});

export const redeemWalletCode = defineEndpoint({
  method: 'POST',
  path: '/wallet/redeem',
  access: 'session',
  permit: 'pay',
  summary: 'Turn a prepaid code into money in the wallet, once. 422 at `code`: malformed, or expired or used',
  request: Type.Object({
    ...commonFields,
    code: Type.String({ maxLength: 40 }),
    /** Always true: codes carry money. Sent by earlier clients. */
    directMoney: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ ...envelope, amount: Type.Optional(baht), songwaiWallet: Type.Optional(baht) }),
  example: { code: 'SWABC-1234', directMoney: true },
});

export const saveBankAccount = defineEndpoint({
  method: 'POST',
  path: '/wallet/bank_account',
  access: 'session',
  permit: 'pay',
  summary: 'The account that money of cash on delivery is paid out to; replaces the one before',
  request: Type.Object({
    ...commonFields,
    bank: Type.Union([
      Type.Literal('bbl'),
      Type.Literal('kbank'),
      Type.Literal('ktb'),
      Type.Literal('scb'),
      Type.Literal('bay'),
      Type.Literal('ttb'),
      Type.Literal('gsb'),
      Type.Literal('baac'),
    ]),
    accountNumber: Type.String({ pattern: '^\\d{10,15}$' }),
    accountName: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  reply: Type.Object({ ...envelope, bankAccount: Type.Optional(bankAccount) }),
  example: { bank: 'kbank', accountNumber: '0123456789', accountName: 'พิมพ์ชนก ศรีอารีย์' },
});

export const requestPayout = defineEndpoint({
  method: 'POST',
  path: '/wallet/payout',
  access: 'session',
  permit: 'pay',
  summary:
    'Ask for money of cash on delivery to be paid to the bank account; it leaves the wallet at once, and returns if refused',
  request: Type.Object({ ...commonFields, guid: guidText, amount: Type.Number({ minimum: 1, maximum: 1_000_000 }) }),
  reply: Type.Object({ ...envelope, payout: Type.Optional(payout), songwaiWallet: Type.Optional(baht) }),
  example: { guid: '20261208-payout-1', amount: 2140 },
});
