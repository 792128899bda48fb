import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf, RequestOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Payment } from '../payments/payment.ts';
import { paymentFromWire } from '../payments/payment-from-wire.ts';
import type { redeemWalletCode as RedeemCode, walletInfo as WalletInfo } from './contract.ts';
import * as routes from './routes.generated.ts';
import type { BankAccount, Payout, PayoutBank, Wallet, WalletOffer } from './wallet.ts';

type WirePayout = NonNullable<ReplyOf<typeof WalletInfo>['payouts']>[number];

const payoutFromWire = (wire: WirePayout): Payout => ({
  payoutId: wire.payoutId,
  amountSatang: satangFromBaht(wire.amount),
  state: wire.state,
  bank: wire.bank,
  lastDigits: wire.lastDigits,
  requestedAt: new Date(wire.requestedAt),
  doneAt: wire.doneAt === undefined ? null : new Date(wire.doneAt),
  remark: wire.remark ?? '',
});

/** Packages and limits. @throws GatewayError */
export const fetchWalletOffer = async (transport: Transport): Promise<WalletOffer> => {
  const { packages = [], minAmount = 0, maxAmount = 0, exampleRide } = await call(transport, routes.walletPackages);
  return {
    packages: packages.map(({ packageId, price, bonus }) => ({
      packageId,
      priceSatang: satangFromBaht(price),
      bonusSatang: satangFromBaht(bonus),
    })),
    minSatang: satangFromBaht(minAmount),
    maxSatang: satangFromBaht(maxAmount),
    exampleRide: exampleRide ? { km: exampleRide.km, fareSatang: satangFromBaht(exampleRide.fare) } : null,
  };
};

/** The wallet that the customer pays from. @throws GatewayError */
export const fetchWallet = async (transport: Transport): Promise<Wallet> => {
  const reply = await call(transport, routes.walletInfo);
  return {
    balanceSatang: satangFromBaht(reply.songwaiWallet ?? 0),
    codSatang: satangFromBaht(reply.codMoney ?? 0),
    incoming: (reply.codIncoming ?? []).map(({ amount, ...job }) => ({ ...job, amountSatang: satangFromBaht(amount) })),
    bankAccount: reply.bankAccount ?? null,
    payouts: (reply.payouts ?? []).map(payoutFromWire),
    topUps: (reply.topUps ?? []).map(paymentFromWire),
    freeCreditSatang: satangFromBaht(reply.freeCredit ?? 0),
  };
};

/** What to top up with, and how it is paid. */
export interface TopUp {
  /** Idempotency key. */
  readonly guid: string;
  /** A package, or an own amount. */
  readonly choice: { readonly packageId: number } | { readonly amountSatang: Satang };
  /** 1 card, 3 PromptPay. */
  readonly paymentType: 1 | 3;
  readonly cardId?: string | undefined;
}

/** Starts a top-up, once per `guid`. @throws GatewayError 404 unknown package, 422 with the field at fault. */
export const topUpWallet = async (
  transport: Transport,
  { guid, choice, paymentType, cardId }: TopUp,
): Promise<Payment | null> => {
  const what = 'packageId' in choice ? choice : { amount: bahtFromSatang(choice.amountSatang) };
  const { payment } = await call(transport, routes.payWalletPackage, { guid, paymentType, cardId, ...what });
  return payment === undefined ? null : paymentFromWire(payment);
};

/** Turns a code into money. @throws GatewayError 422 at `code`. */
export const redeemCode = async (
  transport: Transport,
  code: RequestOf<typeof RedeemCode>['code'],
): Promise<{ readonly amountSatang: Satang; readonly balanceSatang: Satang }> => {
  const { amount = 0, songwaiWallet = 0 } = await call(transport, routes.redeemWalletCode, { code, directMoney: true });
  return { amountSatang: satangFromBaht(amount), balanceSatang: satangFromBaht(songwaiWallet) };
};

/** Saves the account that payouts go to. @throws GatewayError 422 */
export const saveBankAccount = async (
  transport: Transport,
  account: { readonly bank: PayoutBank; readonly accountNumber: string; readonly accountName: string },
): Promise<BankAccount | null> => (await call(transport, routes.saveBankAccount, account)).bankAccount ?? null;

/** Asks for a payout, once per `guid`. @throws GatewayError 409 no account, 422 more than there is. */
export const requestPayout = async (
  transport: Transport,
  { guid, amountSatang }: { readonly guid: string; readonly amountSatang: Satang },
): Promise<Payout | null> => {
  const { payout } = await call(transport, routes.requestPayout, { guid, amount: bahtFromSatang(amountSatang) });
  return payout === undefined ? null : payoutFromWire(payout);
};
