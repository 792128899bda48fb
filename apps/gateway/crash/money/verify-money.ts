import { tipsOfJob } from '@songwai/core/validation/payments/tip';
import type { Db } from '../../src/platform/db.ts';
import { makeSweeper } from '../../tests/builders/payments.ts';
import { readFaults } from '../../tests/money/read-faults.ts';
import type { Promises } from './money-client.ts';

/** The money after everything. */
export interface MoneyVerdict {
  readonly charges: number;
  readonly movements: number;
  readonly problems: readonly string[];
}

/** Later than a provider may take to answer: what was asked by a process that died is looked up. */
const laterMs = 5 * 60_000;
const rounds = 50;

async function sweep(db: Db): Promise<void> {
  const at = new Date(Date.now() + laterMs);
  const sweeper = makeSweeper({ db, clock: { now: () => at, advanceSeconds: () => undefined, set: () => undefined } });
  for (let round = 0; round < rounds; round += 1) await sweeper.work();
}

/** Has the sweeper finish, and holds the books against what the customers were promised. */
export async function verifyMoney(db: Db, userId: string, { acknowledged, paidCodes }: Promises): Promise<MoneyVerdict> {
  await sweep(db);
  const charges = await db.selectFrom('charges').select(['charge_id', 'purpose', 'guid', 'state', 'subject', 'number']).execute();
  const movements = await db.selectFrom('ledger_movements').select(['key', 'kind', 'job_id']).execute();
  const jobs = await db.selectFrom('jobs').select(['id', 'guid']).execute();
  const keys = new Set(movements.map(({ key }) => key));
  const jobOf = new Map(jobs.map(({ id, guid }) => [guid, id]));
  const paid = Map.groupBy(movements, ({ job_id }) => job_id);
  const problems = [...(await readFaults(db))];

  for (const guid of acknowledged.get('booking') ?? []) {
    const jobId = jobOf.get(guid) ?? null;
    const count = paid.get(jobId)?.filter(({ kind }) => kind === 'bookingPaid').length ?? 0;
    if (jobId === null || count !== 1) problems.push(`booking ${guid} is ${jobId} and was paid ${count} times`);
  }
  for (const guid of acknowledged.get('tip') ?? [])
    if (!keys.has(`tip:${userId}:${guid}`)) problems.push(`tip ${guid} was acknowledged, but is lost`);
  for (const [jobId, ofJob] of paid) {
    const tips = ofJob.filter(({ kind }) => kind === 'tip').length;
    if (tips > tipsOfJob.most) problems.push(`job ${jobId} has ${tips} tips`);
  }
  for (const [name, purpose] of [
    ['topUp', 'topUp'],
    ['cardTip', 'tip'],
  ] as const)
    for (const guid of acknowledged.get(name) ?? []) {
      const found = charges.filter((charge) => charge.purpose === purpose && charge.guid === guid);
      // What the provider never made because the process died is known to have failed, and moved nothing.
      const isKnown = found.length === 1 && (found[0]?.state === 'paid' || found[0]?.state === 'failed');
      if (!isKnown) problems.push(`${name} ${guid} has charges ${JSON.stringify(found.map(({ state }) => state))}`);
    }
  for (const chargeId of paidCodes) {
    const state = charges.find(({ charge_id }) => charge_id === chargeId)?.state;
    if (state !== 'paid') problems.push(`code ${chargeId} was paid at the bank, and is ${state}`);
  }
  for (const { charge_id: chargeId, state } of charges)
    if (state === 'paid' && !keys.has(`paid:${chargeId}:0`)) problems.push(`charge ${chargeId} is paid without a movement`);
  return { charges: charges.filter(({ state }) => state === 'paid').length, movements: movements.length, problems };
}
