import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Payment } from '../payments/payment.ts';
import { paymentFromWire } from '../payments/payment-from-wire.ts';
import type { TipRoom } from '../validation/payments/tip.ts';
import * as routes from './routes.generated.ts';
import type { tipDriver as TipDriver, tipRoomByToken as TipRoomByToken } from './tip-contract.ts';

/** What came of a tip; without a payment it was paid from the wallet. */
export interface TipResult {
  readonly payment: Payment | null;
  readonly walletSatang: number | null;
}

const resultOf = ({ payment, songwaiWallet }: ReplyOf<typeof TipDriver>): TipResult => ({
  payment: payment === undefined ? null : paymentFromWire(payment),
  walletSatang: songwaiWallet === undefined ? null : satangFromBaht(songwaiWallet),
});

/** A tip; `guid` makes it once-only. */
export interface Tip {
  readonly guid: string;
  /** Whole baht, 1 to 1,000. */
  readonly amountBaht: number;
}

/** Tips the driver of a completed job. @throws GatewayError 404, 409 not completed, 422 with the field at fault. */
export const tipDriver = async (
  transport: Transport,
  tip: Tip & { readonly jobId: string; readonly paymentType: 1 | 2 | 3; readonly cardId?: string | undefined },
): Promise<TipResult> => {
  const { amountBaht: amount, ...rest } = tip;
  return resultOf(await call(transport, routes.tipDriver, { ...rest, amount }));
};

/** Tips by the rating link. @throws GatewayError 404, 409, 422 */
export const tipDriverByToken = async (
  transport: Transport,
  tip: Tip & { readonly ratingToken: string; readonly paymentType: 1 | 3; readonly cardToken?: string | undefined },
): Promise<TipResult> => {
  const { amountBaht: amount, ratingToken: tokenRating, ...rest } = tip;
  return resultOf(await call(transport, routes.tipDriverByToken, { ...rest, tokenRating, amount }));
};

const roomOf = ({ tipLeft = 0, limit = 'count' }: ReplyOf<typeof TipRoomByToken>): TipRoom => ({ leftBaht: tipLeft, limit });

/** What may still be tipped for a job of the caller's, and what is in the wallet for it. */
export interface TipOffer {
  readonly room: TipRoom;
  readonly walletSatang: number;
  /** What of the wallet may be tipped; its bonus may not. */
  readonly tippableSatang: number;
}

/** Reads what may still be tipped for a completed job. @throws GatewayError 404, 409 not completed. */
export async function readTipOffer(transport: Transport, jobId: string): Promise<TipOffer> {
  const reply = await call(transport, routes.tipRoomOfJob, { jobId });
  const { songwaiWallet = 0, walletForTips = 0 } = reply;
  return { room: roomOf(reply), walletSatang: satangFromBaht(songwaiWallet), tippableSatang: satangFromBaht(walletForTips) };
}

/** The same by the rating link. @throws GatewayError 404, 409 */
export const readTipRoomByToken = async (transport: Transport, ratingToken: string): Promise<TipRoom> =>
  roomOf(await call(transport, routes.tipRoomByToken, { tokenRating: ratingToken }));
