import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { makeSweeper } from './builders/payments.ts';
import { type Actors, emptyModel } from './invoices/invoice-model.ts';
import * as steps from './invoices/invoice-steps.ts';
import { addInvoicedCompany } from './invoices/invoiced-companies.ts';

/** The daily run takes few; the full run (`PROPERTY_RUNS`) more, each batch in a database of its own, which stays small. */
const batches = Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 0) / 5) || 1;
const runs = 10;
/** Named by the test, so that a failure can be repeated with `PROPERTY_SEED`; the daily run has a fixed one. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_127);

const addActors = async (gateway: Gateway): Promise<Actors> => {
  const companies = [];
  for (let count = 0; count < 3; count += 1) companies.push({ ...(await addInvoicedCompany(gateway)), moneyIn: 0 });
  return { gateway, companies, sweeper: makeSweeper(gateway) };
};

const pick = fc.nat({ max: 5 });
const jobs = fc
  .tuple(pick, fc.constantFrom('done' as const, 'done' as const, 'withFee' as const, 'free' as const))
  .map(([index, end]) => steps.job(index, end));

const payments = fc
  .tuple(
    pick,
    fc.record({
      ...{ share: fc.constantFrom(0.01, 0.3, 0.5, 1, 1), wht: fc.boolean(), isConfirmed: fc.boolean() },
      isAtCounter: fc.boolean(),
    }),
  )
  .map(([index, paying]) => steps.pay(index, paying));
const answers = fc
  .tuple(pick, fc.constantFrom('pass' as const, 'pass' as const, 'pass' as const, 'fail' as const))
  .map(([index, says]) => steps.answer(index, says));

const all: readonly fc.Arbitrary<steps.Step>[] = [
  ...[jobs, jobs, jobs, payments, payments, answers, answers, pick.map(steps.cancel)],
  fc.tuple(fc.constantFrom(1, 2, 3), fc.constantFrom(0, 0, 7)).map(([every, vat]) => steps.endMonth(every, vat)),
  fc.constantFrom(60, 11 * 60, 2 * 86_400).map(steps.sweep),
  fc.tuple(pick, fc.constantFrom(1, 33.33, 5_000)).map(([index, baht]) => steps.transfer(index, baht)),
  fc.tuple(pick, fc.constantFrom(null, 0.07, 12.5)).map(([index, baht]) => steps.credit(index, baht)),
];
/** So that there is something to pay from the first step on. */
const firstMonth = [0, 1, 2, 0, 1, 0].map((index) => steps.job(index, 'done'));

describe('invoices', () => {
  it.each(Array.from({ length: batches }, (_, batch) => seed + batch))(
    'are right after every step of any sequence (seed %i)',
    async (batchSeed) => {
      const gateway = await createGateway();
      try {
        const property = fc.asyncProperty(fc.commands([...all], { maxCommands: 60, size: '+1' }), async (commands) => {
          const real = await addActors(gateway);
          const model = emptyModel();
          await fc.asyncModelRun(
            () => ({ model, real }),
            [...firstMonth, steps.endMonth(2, 0), ...commands, ...[steps.endMonth(2, 7), steps.sweep(2 * 86_400)]],
          );
        });
        await fc.assert(property, { seed: batchSeed, numRuns: runs });
      } finally {
        await gateway.close();
      }
    },
    300_000,
  );
});
