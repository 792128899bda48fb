import { saveBankAccount } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWalletBalances, sumOfWallet } from '../src/ledger/balance-queries.ts';
import { bookJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { addDriver } from './builders/drivers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { makeSweeper, saveCard } from './builders/payments.ts';
import { moveWallet } from './builders/wallets.ts';
import { createProxiedDatabase, type DatabaseProxy } from './harness/database-proxy.ts';
import { buttons, type Payer, type Pressed } from './money/paying-calls.ts';
import { readFaults } from './money/read-faults.ts';
import { rideTo } from './money/ride-to.ts';

type Name = keyof typeof buttons;
const names = Object.keys(buttons) as Name[];
/** A press by card commits three times: it is stored, the provider charges (in the same database), it is settled. */
const byCard: readonly Name[] = ['booking by card', 'topping up by card', 'tipping by card', 'paying what is open'];
const places = names.flatMap((name) =>
  (byCard.includes(name) ? [0, 1, 2] : [0]).flatMap((skip) =>
    (['before', 'after'] as const).map((when) => ({ name, when, skip })),
  ),
);
/** Each button at each place; the full run (`PROPERTY_RUNS`) does so often enough for a thousand cuts. */
const rounds = process.env['PROPERTY_RUNS'] === undefined ? 1 : Math.ceil(1_000 / places.length);

let gateway: Gateway;
let proxy: DatabaseProxy;
let payer: Payer;
let sweeper: ReturnType<typeof makeSweeper>;
beforeAll(async () => {
  const proxied = await createProxiedDatabase();
  proxy = proxied.proxy;
  gateway = await createGateway({ database: proxied.database });
  const direct = { db: proxied.direct.db, clock: gateway.clock };
  sweeper = makeSweeper(direct);
  const user = await addCustomer(direct);
  await moveWallet(direct, user, { satang: 2_000_000_000 });
  await moveWallet(direct, user, { kind: 'codCredited', part: 'walletCod', satang: 1_000_000 });
  await saveCard(gateway, user);
  await gateway.call(saveBankAccount, { bank: 'kbank', accountNumber: '0123456789', accountName: 'พิมพ์ชนก' }, user);
  const completeJob = async () => {
    const { jobId } = await bookJob(gateway, user);
    await rideTo(direct, { jobId, driverId: (await addDriver(gateway)).id });
    return jobId;
  };
  payer = { direct, gateway, user, doneJobId: await completeJob(), completeJob };
});
afterAll(() => gateway.close());

/** What the customer has left in the wallet, and what was taken from the card. */
async function readMoney() {
  const { db } = payer.direct;
  const rows = await db
    .selectFrom('sandbox_charges')
    .innerJoin('charges', 'charges.charge_id', 'sandbox_charges.charge_id')
    .select('sandbox_charges.amount_satang as satang')
    .where('charges.payer_id', '=', payer.user.userId)
    .where('sandbox_charges.state', 'in', ['paid', 'authorised'])
    .execute();
  const card = rows.reduce((sum, { satang }) => sum + satang, 0);
  return { wallet: sumOfWallet(await readWalletBalances(db, payer.user.userId)), card };
}

const isUnknown = ({ body }: Pressed): boolean => body.payment?.state === 'pending';

/** Presses again until it is known how it ended: what the provider never made is known after a few minutes. */
async function pressUntilKnown(press: () => Promise<Pressed>): Promise<Pressed> {
  let last = await press();
  if (isUnknown(last)) gateway.clock.advanceSeconds(4 * 60);
  // Each round asks about twenty charges.
  for (let round = 0; round < 20 && isUnknown(last); round += 1) {
    await sweeper.work();
    last = await press();
  }
  return last;
}

describe('a connection that is cut', () => {
  it.each(places)('$when commit $skip of $name, which is pressed again, moves the money once', async ({ name, when, skip }) => {
    for (let round = 0; round < rounds; round += 1) {
      // So many codes an hour would be taken for guesses, and so many tips a day are refused.
      gateway.clock.advanceSeconds(20 * 60);
      const { press, wallet, card } = await buttons[name](payer);
      const before = await readMoney();
      proxy.cutAt('commit', { when, skip });
      const first = await press();
      expect(proxy.disarm()).toBe(false);
      expect([200, 503]).toContain(first.status);
      const last = await pressUntilKnown(press);
      // A code is its own key: it was used, by this customer.
      const isUsed = last.body.responseCode === 422 && last.body.field === 'code';
      expect(last.body.responseCode === 200 || isUsed, JSON.stringify(last.body)).toBe(true);
      const isPaid = last.body.payment?.state !== 'failed';
      expect(await readMoney()).toEqual(isPaid ? { wallet: before.wallet - wallet, card: before.card + card } : before);
    }
  });

  it('leaves sound books', async () => {
    gateway.clock.advanceSeconds(11 * 60);
    for (let round = 0; round < 5; round += 1) await sweeper.work();
    expect(await readFaults(payer.direct.db)).toEqual([]);
  });
});
