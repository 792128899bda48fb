import { addDays } from '@songwai/core/basics/bangkok-time';
import { daysOverdue, reminderDays } from '@songwai/core/invoices/invoice-due';
import { recordEvent } from '../../events/queries.ts';
import { transact } from '../../platform/transact.ts';
import type { BillingDeps } from '../billing/bill-payer.ts';
import { overdueMessage } from '../messages.ts';
import { writeToPayer } from '../write-to-payer.ts';
import { setNextReminder, takeToRemind } from './reminder-queries.ts';

type RemindDeps = Pick<BillingDeps, 'db' | 'clock' | 'publicUrl' | 'leastSatang'>;

/**
 * Reminds the next payer whose invoice is overdue, in one transaction, so that nobody is reminded twice. Where several reminders were
 * missed, one is enough. Of a rest that cannot be paid by itself nobody is reminded.
 *
 * @returns whether there was one.
 */
export const remindNext = ({ db, clock, publicUrl, leastSatang }: RemindDeps): Promise<boolean> =>
  transact(db, async (trx) => {
    const at = clock.now();
    const invoice = await takeToRemind(trx, at);
    if (invoice === undefined) return false;
    const { id, payer_id: payerId, number, open_satang: openSatang, due_at: dueAt } = invoice;
    if (openSatang < leastSatang) {
      await setNextReminder(trx, id, null);
      return true;
    }
    const days = daysOverdue(dueAt, at);
    const next = reminderDays.find((day) => day > days);
    await setNextReminder(trx, id, next === undefined ? null : addDays(dueAt, next));
    await recordEvent(trx, { kind: 'invoices.overdue', subject: payerId, payload: { invoiceId: id, days }, at });
    const message = overdueMessage({ number, openSatang, days }, `${publicUrl}/invoice/${id}`);
    await writeToPayer(trx, payerId, { purpose: 'invoiceOverdue', at, ...message });
    return true;
  });
