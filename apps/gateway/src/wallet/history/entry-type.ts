import type { WalletEntryType } from '@songwai/core/wallet/wallet';
import type { MovementKind } from '../../ledger/tables.ts';
import type { HistoryRow } from './history-view.ts';

/** What a movement is to the customer. Kinds that touch a wallet only by way of a correction are named all the same. */
const types: Readonly<Record<MovementKind, WalletEntryType>> = {
  topUp: 'topUp',
  bonus: 'bonus',
  redeemed: 'redeem',
  cashBack: 'cashBack',
  booked: 'orderSuccessful',
  bookingPaid: 'orderSuccessful',
  released: 'orderCancelled',
  captured: 'charge',
  priceAdded: 'orderModified',
  routeChanged: 'orderModified',
  charged: 'charge',
  chargeWaived: 'refund',
  refunded: 'refund',
  lateMoney: 'topUp',
  tip: 'tip',
  codCollected: 'cod',
  codCredited: 'cod',
  codReturned: 'cod',
  payoutRequested: 'payout',
  payoutPaid: 'payout',
  payoutRefused: 'payoutRefused',
  creditGranted: 'adjusted',
  creditExpired: 'adjusted',
  bulkHold: 'setAside',
  bulkReleased: 'givenBack',
  invoiced: 'adjusted',
  invoicePayment: 'refund',
  taxWithheld: 'adjusted',
  creditNote: 'refund',
  adjusted: 'adjusted',
  opening: 'adjusted',
};

/** The type of a row; what an admin changed of a job is a modified order (spec §6). */
export const entryTypeOf = ({ kind, jobId }: Pick<HistoryRow, 'kind' | 'jobId'>): WalletEntryType =>
  kind === 'adjusted' && jobId !== null ? 'orderModified' : types[kind];
