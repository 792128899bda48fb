import * as contract from '@songwai/core/payments/card-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { saveCard } from '../../../tests/builders/payments.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { askErasure, passGrace } from '../../../tests/privacy/erasure.ts';
import { ProviderRefusal, ProviderSilent } from '../providers/card-provider.ts';
import { workOffDeletions } from './deletion-worker.ts';

let gateway: Gateway;
let user: Caller;
let customerRef: string;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway, { email: `erased-${Date.now()}@example.com` });
  await saveCard(gateway, user);
  const { body } = await gateway.call(contract.createCardCustomer, {}, user);
  customerRef = body.customerId ?? '';
});

const never = new AbortController().signal;
/** One round of the worker at a provider that answers like this. @returns whom it was asked to delete. */
const work = async (answer: () => Promise<void> = () => Promise.resolve()): Promise<readonly string[]> => {
  const asked: string[] = [];
  const deleteCustomer = (ref: string) => {
    asked.push(ref);
    return answer();
  };
  const { db, clock } = gateway;
  await workOffDeletions({ db, clock, provider: { name: 'sandbox', deleteCustomer }, log: silentLog }, never);
  return asked;
};
const erase = async () => {
  await askErasure(gateway, user);
  await passGrace(gateway);
};
const silent = () => Promise.reject(new ProviderSilent('nobody answers'));
const refused = () => Promise.reject(new ProviderRefusal('processing', 'not this one'));

describe('a payer whose account is erased', () => {
  it('is deleted at the card provider, too, and only then', async () => {
    await askErasure(gateway, user);
    expect(await work()).toEqual([]);
    await passGrace(gateway);
    expect(await work()).toEqual([customerRef]);
    expect(await work()).toEqual([]);
    expect(await gateway.db.selectFrom('card_customer_deletions').selectAll().execute()).toEqual([]);
  });

  it('is asked for again and again until the provider answers', async () => {
    await erase();
    for (const seconds of [0, 6, 11]) {
      gateway.clock.advanceSeconds(seconds);
      expect(await work(silent)).toEqual([customerRef]);
      expect(await work(silent)).toEqual([]);
    }
    gateway.clock.advanceSeconds(60);
    expect(await work()).toEqual([customerRef]);
  });

  it('stays on the list where the provider refuses, for an administrator', async () => {
    await erase();
    expect(await work(refused)).toEqual([customerRef]);
    gateway.clock.advanceSeconds(86_400);
    expect(await work()).toEqual([]);
    const left = await gateway.db.selectFrom('card_customer_deletions').select(['customer_ref', 'refused']).execute();
    expect(left).toEqual([{ customer_ref: customerRef, refused: 'not this one' }]);
  });
});

describe('two first calls at once', () => {
  it('leave one customer at the provider', async () => {
    const other = await addCustomer(gateway);
    const calls = Array.from({ length: 4 }, () => gateway.call(contract.createCardCustomer, {}, other));
    const ids = new Set((await Promise.all(calls)).map(({ body }) => body.customerId));
    expect(ids.size).toBe(1);
    const made = await gateway.db
      .selectFrom('sandbox_customers')
      .select('customer_ref')
      .where('user_id', '=', other.userId)
      .execute();
    const superfluous = made.map(({ customer_ref }) => customer_ref).filter((ref) => !ids.has(ref));
    expect((await work()).toSorted()).toEqual(superfluous.toSorted());
  });
});
