import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type JobReceipt, receiptFromWire } from '../jobs/receipts/receipt-from-wire.ts';
import * as routes from './routes.generated.ts';

/** Initial values of a user's new order. */
export interface OrderStart {
  readonly confirmPhone: string;
  /** The user's default payment type (spec §3: 0 cash, 1 card, 2 prepaid, 3 prompt pay, 4 invoice). */
  readonly paymentType: number;
  /** The user's allowed payment types. */
  readonly paymentTypes: readonly number[];
  readonly fullDayPaymentType: number;
  readonly isDriverFixed: boolean;
  readonly walletSatang: Satang;
  readonly freeCreditSatang: Satang;
  /** Number of jobs that the user has ever booked. */
  readonly jobCount: number;
  /** Selects the full-day packages. */
  readonly userGroup: string;
  /** A company's own receipt data. */
  readonly receipt: JobReceipt | null;
}

/** @throws GatewayError 404 another user's id. */
export const fetchOrderStart = async (transport: Transport, userId: string): Promise<OrderStart> => {
  const reply = await call(transport, routes.orderInit, { id: userId });
  return {
    confirmPhone: reply.confirmPhone ?? '',
    paymentType: reply.paymentType ?? 0,
    paymentTypes: reply.paymentTypes ?? [],
    fullDayPaymentType: reply.fullDayPayment ?? 0,
    isDriverFixed: reply.fixDriver ?? false,
    walletSatang: satangFromBaht(reply.songwaiWallet ?? 0),
    freeCreditSatang: satangFromBaht(reply.freeCredit ?? 0),
    jobCount: reply.countJob ?? 0,
    userGroup: reply.userGroup ?? 'DEFAULT',
    receipt: reply.receipt ? receiptFromWire({ check: true, ...reply.receipt }) : null,
  };
};
