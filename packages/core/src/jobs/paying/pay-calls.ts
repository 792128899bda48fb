import { type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { Payment } from '../../payments/payment.ts';
import { paymentFromWire } from '../../payments/payment-from-wire.ts';
import type { LocalName } from '../../pricing/catalog.ts';
import type { payJob as PayJob } from './pay-contract.ts';
import * as routes from './routes.generated.ts';

/** How something is paid besides cash and invoice. */
export interface PayingChoice {
  /** 1 card, 2 wallet, 3 PromptPay. */
  readonly paymentType: 1 | 2 | 3;
  /** A saved card; without it the default one. */
  readonly cardId?: string | undefined;
}

/** An amount of an earlier job that is not paid yet. */
export interface OpenAmount {
  readonly jobId: string;
  readonly amountSatang: Satang;
  readonly description: LocalName;
}

/** What came of paying; without a payment it was paid from the wallet. */
export interface PayingResult {
  readonly payment: Payment | null;
  readonly walletSatang: Satang | null;
}

const resultOf = ({ payment, songwaiWallet }: ReplyOf<typeof PayJob>): PayingResult => ({
  payment: payment === undefined ? null : paymentFromWire(payment),
  walletSatang: songwaiWallet === undefined ? null : satangFromBaht(songwaiWallet),
});

/** What the customer still owes for earlier jobs. @throws GatewayError */
export const fetchOpenAmounts = async (transport: Transport): Promise<readonly OpenAmount[]> => {
  const { amounts = [] } = await call(transport, routes.listOpenAmounts);
  return amounts.map(({ jobId, amount, descTh, descEn }) => ({
    jobId,
    amountSatang: satangFromBaht(amount),
    description: { th: descTh, en: descEn },
  }));
};

/** Pays all open amounts, once per `guid`. @throws GatewayError 409 nothing open or another sum, 422 with the field at fault. */
export const payOpenAmounts = async (
  transport: Transport,
  { guid, shownSatang, ...choice }: PayingChoice & { readonly guid: string; readonly shownSatang: Satang },
): Promise<PayingResult> =>
  resultOf(await call(transport, routes.payOpenAmounts, { guid, ...choice, shownAmount: shownSatang / 100 }));

/** Pays a job that waits for payment, once per `guid`. @throws GatewayError 409 paid or over, 422 with the field at fault. */
export const payJob = async (
  transport: Transport,
  choice: PayingChoice & { readonly jobId: string; readonly guid: string },
): Promise<PayingResult> => resultOf(await call(transport, routes.payJob, choice));
