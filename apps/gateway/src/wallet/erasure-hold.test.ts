import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { askErasure } from '../../tests/privacy/erasure.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

it('an account with money in its wallet is erased only after the money is spent', async () => {
  const customer = await addCustomer(gateway, { email: 'saver@example.com' });
  await moveWallet(gateway, customer, { satang: 100 });
  expect((await askErasure(gateway, customer)).body).toMatchObject({ responseCode: 409, holds: ['walletNotEmpty'] });
  await moveWallet(gateway, customer, { kind: 'booked', satang: -100 });
  expect((await askErasure(gateway, customer)).body).toMatchObject({ responseCode: 200 });
});
