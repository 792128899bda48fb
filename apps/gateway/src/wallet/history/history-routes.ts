import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { walletHistory } from '@songwai/core/wallet/contract';
import { walletPageSize } from '@songwai/core/wallet/wallet';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import { walletTexts } from '../texts.ts';
import { entryDetailOf } from './entry-detail.ts';
import { entryTypeOf } from './entry-type.ts';
import { type HistoryRow, readHistory } from './history-view.ts';

const numberLength = 8;

/** The number of a movement for people: `M00000042`. */
const referenceOf = (id: number): string => `M${String(id).padStart(numberLength, '0')}`;

function readDay(field: 'fromDate' | 'toDate', date: string | undefined): Date | null {
  if (date === undefined) return null;
  const start = parseBangkok(date);
  if (start === null) throw new BusinessRefusal({ code: 422, field, text: walletTexts.noDate });
  return start;
}

const dayAfter = (day: Date | null): Date | null => day && new Date(day.getTime() + dayMs);

const toWire = (row: HistoryRow) => {
  const detail = entryDetailOf(row);
  return {
    referenceNo: referenceOf(row.id),
    at: row.at.toISOString(),
    type: entryTypeOf(row),
    amount: bahtFromSatang(row.amountSatang),
    balance: bahtFromSatang(row.balanceSatang),
    ...(row.hasReceipt && { hasReceipt: true }),
    ...(row.jobId !== null && { jobId: row.jobId }),
    ...(detail !== null && { detailTh: detail.th, detailEn: detail.en }),
  };
};

/** Mounts the call for the wallet's movements. */
export function registerHistory(app: FastifyInstance, { db }: { readonly db: Db }): void {
  mountEndpoint(app, walletHistory, async ({ body, session }) => {
    const { limit = walletPageSize, page = 0, direction = null, sortBy = '' } = body;
    const from = readDay('fromDate', body.fromDate);
    const until = dayAfter(readDay('toDate', body.toDate));
    const filter = { userId: payerOf(session), from, until, direction };
    const isOldestFirst = /\basc$/i.test(sortBy.trim());
    const { total, rows } = await readHistory(db, filter, { limit, offset: page * limit, isOldestFirst });
    return { totalRecords: total, transactions: rows.map(toWire) };
  });
}
