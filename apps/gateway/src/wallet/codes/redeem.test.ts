import { redeemWalletCode } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { readWalletBalances } from '../../ledger/balance-queries.ts';
import { systemRandom } from '../../platform/deps.ts';
import { readCodesCommand, runCodesCommand } from './codes-command.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const operate = async (...words: readonly string[]): Promise<string> => {
  const command = readCodesCommand(words);
  if (command === undefined) throw new Error(`unknown: ${words.join(' ')}`);
  return runCodesCommand(command, { db: gateway.db, clock: gateway.clock, random: systemRandom });
};
const makeCodes = async (count = 1): Promise<readonly string[]> =>
  (await operate('create', '--count', String(count), '--amount', '200', '--expires', '22/11/2026')).split('\n').slice(1);
const redeem = async (customer: Caller, code: string | undefined) =>
  (await gateway.call(redeemWalletCode, { code, lang: 'en' }, customer)).body;
const bonusOf = async ({ userId }: Caller) => (await readWalletBalances(gateway.db, userId)).walletBonus;
const unusable = { responseCode: 422, field: 'code', responseDesc: 'Prepaid code expired or invalid' };

describe('a prepaid code', () => {
  it('puts its money into the wallet, however it is typed, and never twice', async () => {
    const [customer, other] = [await addCustomer(gateway), await addCustomer(gateway)];
    const [code = ''] = await makeCodes();
    expect(code).toMatch(/^SW[A-Z2-9]{3}-[A-Z2-9]{4}$/);
    const typed = ` ${code.replace('-', '').toLowerCase()} `;
    expect(await redeem(customer, typed)).toMatchObject({ responseCode: 200, amount: 200, songwaiWallet: 200 });
    expect(await redeem(customer, code)).toMatchObject(unusable);
    expect(await redeem(other, code)).toMatchObject(unusable);
    expect([await bonusOf(customer), await bonusOf(other)]).toEqual([20_000, 0]);
  });

  it('that fifty presses of five customers want at once is given to one of them, once', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => addCustomer(gateway)));
    const [code] = await makeCodes();
    const presses = customers.flatMap((customer) => Array.from({ length: 10 }, () => redeem(customer, code)));
    const codes = (await Promise.all(presses)).map(({ responseCode }) => responseCode);
    expect(codes.filter((found) => found === 200)).toHaveLength(1);
    const bonuses = await Promise.all(customers.map(bonusOf));
    expect(bonuses.reduce((sum, bonus) => sum + bonus, 0)).toBe(20_000);
  });

  it('is valid to the end of its day, and not a moment longer', async () => {
    const customer = await addCustomer(gateway);
    const [early, late] = await makeCodes(2);
    // From noon of the 21st to just before the midnight after the 22nd.
    gateway.clock.advanceSeconds(daySeconds + daySeconds / 2 - 1);
    expect(await redeem(customer, early)).toMatchObject({ responseCode: 200 });
    gateway.clock.advanceSeconds(1);
    expect(await redeem(customer, late)).toMatchObject(unusable);
  });

  it.each(['SWABC-123', 'ABABC-1234', 'SWABC--1234'])('%s is called malformed', async (code) => {
    const { responseCode, responseDesc } = await redeem(await addCustomer(gateway), code);
    expect([responseCode, responseDesc]).toEqual([422, 'This code is not right. It looks like SWABC-1234.']);
  });

  it('cannot be found by trying: after twenty tries a customer waits an hour', async () => {
    const customer = await addCustomer(gateway);
    for (let tries = 0; tries < 20; tries += 1) expect(await redeem(customer, `SWXXX-${1_000 + tries}`)).toMatchObject(unusable);
    expect(await redeem(customer, 'SWXXX-9999')).toMatchObject({ responseCode: 429 });
    gateway.clock.advanceSeconds(3_601);
    expect(await redeem(customer, 'SWXXX-9999')).toMatchObject(unusable);
  });

  it('is nowhere stored as it is typed', async () => {
    gateway.clock.advanceSeconds(-5 * daySeconds);
    const [code = ''] = await makeCodes();
    const rows = JSON.stringify(await gateway.db.selectFrom('redeem_codes').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replace('-', ''));
  });
});

describe('the command for prepaid codes', () => {
  it('lists what was made and how much of it is used', async () => {
    expect(await operate('list')).toMatch(/^฿200 {2}until 22\/11\/2026 {2}\d of \d used {2}by operator$/m);
  });

  it.each([
    [['create']],
    [['create', '--count', '0', '--amount', '200', '--expires', '22/11/2026']],
    [['create', '--count', '2', '--amount', '200.001', '--expires', '22/11/2026']],
    [['create', '--count', '2', '--amount', '200', '--expires', '31/02/2027']],
    [['create', '--count', '2', '--amount', '200', '--expires', '22/11/2026', '--for', 'me']],
    [['burn']],
  ])('does not understand %j', (words) => {
    expect(readCodesCommand(words)).toBeUndefined();
  });

  it('makes no codes for a day that has passed', async () => {
    const made = operate('create', '--count', '2', '--amount', '200', '--expires', '01/01/2026');
    await expect(made).rejects.toThrow('01/01/2026 has passed');
  });
});
