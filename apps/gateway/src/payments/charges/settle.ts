import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { lockMoneyOf, postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import { noteCard } from '../cards/card-print-queries.ts';
import type { ProviderCharge } from '../providers/card-provider.ts';
import { type ChargeRow, findCharge, lockCharge, toCharge, updateCharge } from './charge-queries.ts';
import { endCharge } from './job-charge-queries.ts';
import { nextCheckAt } from './next-check.ts';
import { orderOfProvider } from './order-queries.ts';
import type { ChargeHandler, ChargeHandlers, Destination } from './payments.ts';

/** The provider's charge is not the one that we asked for; nothing is settled, and an administrator has to look. */
class ChargeMismatch extends Error {
  override readonly name = 'ChargeMismatch';
}

const isOpen = ({ state }: ChargeRow): boolean => state === 'asked' || state === 'pending';

/** A stranger's transfer can neither go back nor into a wallet: what it was for gets it, however late. */
const isNobodys = ({ payer_id: payerId, method }: ChargeRow): boolean => payerId === null && method === 'promptpay';

/**
 * Locks a charge for what ends it, after what its purpose changes: everybody who pays, cancels or ends a job comes from there to its charges.
 *
 * @returns undefined where there is no such charge.
 */
export async function lockToEnd(trx: Db, chargeId: string, handlers: ChargeHandlers): Promise<ChargeRow | undefined> {
  const known = await findCharge(trx, chargeId);
  if (known === undefined) return undefined;
  const { lock } = handlers[known.purpose];
  if (lock !== undefined) await lock(trx, toCharge(known));
  else if (known.payer_id !== null) await lockMoneyOf(trx, [known.payer_id]);
  return lockCharge(trx, chargeId);
}

/** Hands paid money to its purpose. @returns where it goes; null where it comes too late. */
async function handOver(trx: Db, row: ChargeRow, { handler, at }: { handler: ChargeHandler; at: Date }) {
  if (isOpen(row) || isNobodys(row)) return handler.onSettled(trx, toCharge(row), at);
  return row.method === 'card' ? null : ((await handler.onLate?.(trx, toCharge(row), at)) ?? null);
}

/** Returns money that nobody waits for any more: a card's to the card, any other into the payer's wallet. */
async function takeLate(trx: Db, row: ChargeRow, at: Date): Promise<void> {
  const { charge_id: chargeId, payer_id: payerId, amount_satang: amountSatang, job_id: jobId } = row;
  const isCard = row.method === 'card';
  if (isCard) await orderOfProvider(trx, { key: `refund:${chargeId}`, chargeId, kind: 'refund', amountSatang, jobId, at });
  const account = isCard || payerId === null ? ownAccount('refundDue') : customerAccount('walletTopUp', payerId);
  await postMovement(trx, {
    key: `paid:${chargeId}:0`,
    kind: 'lateMoney',
    chargeRef: toCharge(row).reference,
    ...(jobId !== null && { jobId }),
    actor: 'provider',
    at,
    lines: [
      { account: ownAccount('cardProvider'), amountSatang: -amountSatang },
      { account, amountSatang },
    ],
  });
}

async function postPaid(trx: Db, row: ChargeRow, { parts, at }: { parts: readonly Destination[]; at: Date }): Promise<void> {
  const sum = parts.reduce((total, { amountSatang }) => total + amountSatang, 0);
  if (sum !== row.amount_satang)
    throw new Error(`the parts of charge ${row.charge_id} add up to ${sum}, not ${row.amount_satang}`);
  for (const [index, { account, kind, amountSatang, jobId }] of parts.entries())
    await postMovement(trx, {
      key: `paid:${row.charge_id}:${index}`,
      kind,
      chargeRef: toCharge(row).reference,
      jobId,
      actor: row.payer_id ?? 'stranger',
      at,
      lines: [
        { account: ownAccount('cardProvider'), amountSatang: -amountSatang },
        { account, amountSatang },
      ],
    });
}

/** Takes what the bank held; the job that it was for has ended. */
async function takeAuthorised(trx: Db, row: ChargeRow, at: Date): Promise<void> {
  await postMovement(trx, {
    key: `captured:${row.charge_id}`,
    kind: 'captured',
    chargeRef: toCharge(row).reference,
    ...(row.job_id !== null && { jobId: row.job_id }),
    actor: 'provider',
    at,
    lines: [
      { account: ownAccount('cardProvider'), amountSatang: -row.amount_satang },
      { account: ownAccount('revenue'), amountSatang: row.amount_satang },
    ],
  });
}

/**
 * Brings a charge to where the provider has it, in the caller's transaction: moves the money and notifies the purpose, once,
 * whoever comes first — the customer's return, the webhook or the sweeper.
 *
 * @throws {ChargeMismatch} another sum, or another charge than ours.
 */
export async function settle(
  trx: Db,
  { chargeId, seen, at, handlers }: { chargeId: string; seen: ProviderCharge; at: Date; handlers: ChargeHandlers },
): Promise<ChargeRow> {
  const row = await lockToEnd(trx, chargeId, handlers);
  if (row === undefined || seen.chargeId !== chargeId || seen.amountSatang !== row.amount_satang)
    throw new ChargeMismatch(`the provider's charge ${seen.ref} is not our ${chargeId}`);
  const handler = handlers[row.purpose];
  const known = { provider_ref: seen.ref, source: JSON.stringify({ kind: row.source.kind }) };
  const finish = (change: Parameters<typeof updateCharge>[2]) =>
    updateCharge(trx, chargeId, { ...known, next_check_at: null, ...change });

  // A card that paid without being saved tells as much about two accounts as a saved one.
  const isTaken = seen.state === 'authorised' || seen.state === 'paid';
  if (isTaken && seen.fingerprint !== null && row.payer_id !== null)
    await noteCard(trx, row.payer_id, { fingerprint: seen.fingerprint, at });

  switch (seen.state) {
    case 'pending': {
      if (!isOpen(row)) return row;
      if (row.expires_at <= at) return expire(trx, row, { at, handlers, known });
      const { authorizeUri, qrPayload, qrImageUri, bill } = seen;
      const codes = { qr_payload: qrPayload, qr_image_uri: qrImageUri, bill: bill && JSON.stringify(bill) };
      const shown = { authorize_uri: authorizeUri, ...codes };
      const next_check_at = nextCheckAt({ ...row, state: 'pending' }, at);
      return updateCharge(trx, chargeId, { ...known, ...shown, state: 'pending', next_check_at });
    }
    case 'authorised': {
      // Also where this look at the bank is older than what we know.
      if (row.state === 'authorised' || row.state === 'paid' || row.state === 'released') return row;
      const parts = isOpen(row) ? await handler.onSettled(trx, toCharge(row), at) : null;
      if (parts !== null) return finish({ state: 'authorised', paid_at: at });
      await orderOfProvider(trx, { key: `reverse:late:${chargeId}`, chargeId, kind: 'reverse', jobId: row.job_id, at });
      return finish({ state: 'released', is_late: true });
    }
    case 'paid': {
      if (row.state === 'paid' || (row.paid_at !== null && row.state === 'released')) return row;
      const paid_at = seen.paidAt ?? at;
      if (row.state === 'authorised') {
        await takeAuthorised(trx, row, at);
        const taken = await finish({ state: 'paid' });
        await handler.onCaptured?.(trx, toCharge(taken), at);
        return taken;
      }
      const parts = await handOver(trx, { ...row, paid_at }, { handler, at });
      if (parts === null) await takeLate(trx, row, at);
      else await postPaid(trx, row, { parts, at });
      return finish({ state: 'paid', paid_at, is_late: parts === null });
    }
    case 'failed':
    case 'expired':
    case 'reversed': {
      if (row.state === 'authorised' && seen.state !== 'failed') return finish({ state: 'released' });
      const state = seen.state === 'failed' ? 'failed' : 'expired';
      // A code that has ended at the provider may be paid all the same.
      const mayComeLate = row.method !== 'card' && state === 'expired';
      const next_check_at = mayComeLate ? nextCheckAt({ ...row, state }, at) : null;
      if (!isOpen(row)) return row.next_check_at === null ? row : finish({ next_check_at });
      const ended = await finish({ state, failure: seen.failure, next_check_at });
      await handler.onEnded?.(trx, toCharge(ended), at);
      return ended;
    }
    default:
      return seen.state satisfies never;
  }
}

/** Ends an open charge that nobody paid in time, and notifies the purpose. */
export async function expire(
  trx: Db,
  row: ChargeRow,
  { at, handlers, known }: { at: Date; handlers: ChargeHandlers; known?: object },
): Promise<ChargeRow> {
  const ended = await endCharge(trx, row, { at, ...(known && { known }) });
  await handlers[row.purpose].onEnded?.(trx, toCharge(ended), at);
  return ended;
}
