import { randomUUID } from 'node:crypto';
import * as contract from '@songwai/core/payments/card-contract';
import { payWalletPackage } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { createCardToken, saveCard } from '../../../tests/builders/payments.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
});

const list = async (caller: Caller = user) => (await gateway.call(contract.listCards, {}, caller)).body.cards;
const ids = async (caller?: Caller) => (await list(caller)).map(({ cardId }) => cardId);

describe('saved cards', () => {
  it('begin with a customer of the vault, who stays the same', async () => {
    expect(await list()).toEqual([]);
    const first = await gateway.call(contract.createCardCustomer, { cardTokenId: await createCardToken(gateway) }, user);
    expect(first.body).toMatchObject({ responseCode: 200, cards: [{ brand: 'visa', lastDigits: '4242', isDefault: true }] });
    const second = await gateway.call(contract.createCardCustomer, {}, user);
    const third = await gateway.call(contract.updateCardCustomer, { cardTokenId: await createCardToken(gateway) }, user);
    expect([second.body.customerId, third.body.customerId]).toEqual([first.body.customerId, first.body.customerId]);
    expect(third.body.cards).toHaveLength(2);
  });

  it('are added, the default one is chosen and comes first, changed and deleted', async () => {
    const [first, second] = [await saveCard(gateway, user), await saveCard(gateway, user)];
    expect(await ids()).toEqual([second, first]);
    await gateway.call(contract.setDefaultCard, { cardId: first }, user);
    expect(await list()).toMatchObject([
      { cardId: first, isDefault: true },
      { cardId: second, isDefault: false },
    ]);
    const change = { cardId: second, holderName: 'P SRIAREE', mmExp: 1, yyyyExp: 2033 };
    expect((await gateway.call(contract.updateCard, change, user)).body.cards[1]).toMatchObject(change);
    expect((await gateway.call(contract.deleteCard, { cardId: first }, user)).body.cards).toMatchObject([
      { cardId: second, isDefault: true },
    ]);
  });

  it('are not added with a token that was used, nor to another’s customer', async () => {
    const cardTokenId = await createCardToken(gateway);
    const add = (fields: object, caller = user) => gateway.call(contract.addCardToCustomer, { cardTokenId, ...fields }, caller);
    const { customerId } = (await gateway.call(contract.createCardCustomer, {}, user)).body;
    const stranger = await addCustomer(gateway);
    expect((await add({ customerId }, stranger)).body).toMatchObject({ responseCode: 422, field: 'customerId' });
    expect((await add({ customerId })).body).toMatchObject({ responseCode: 200 });
    expect((await add({})).body).toMatchObject({ responseCode: 422, field: 'cardTokenId' });
    expect(await list()).toHaveLength(1);
  });

  it('of another are unknown to every call', async () => {
    const cardId = await saveCard(gateway, user);
    const before = await list();
    const stranger = await addCustomer(gateway);
    for (const caller of [stranger, { ...stranger, token: (await addCustomer(gateway)).token }])
      for (const [endpoint, fields] of [
        [contract.updateCard, { holderName: 'X', mmExp: 1, yyyyExp: 2033 }],
        [contract.deleteCard, {}],
        [contract.setDefaultCard, {}],
      ] as const)
        expect((await gateway.call(endpoint, { cardId, ...fields }, caller)).body).toMatchObject({
          responseCode: 404,
          field: 'cardId',
        });
    expect(await list(stranger)).toEqual([]);
    expect(await list()).toEqual(before);
  });

  it('of a company are shown to, and changed by, the members who may pay', async () => {
    const company = await addCompany(gateway);
    const cardId = await saveCard(gateway, company);
    const payer = await addMember(gateway, company, { rights: ['order', 'pay'] });
    const member = await addMember(gateway, company, { rights: ['order', 'view'] });
    expect(await ids(payer)).toEqual([cardId]);
    expect(await list(member)).toEqual([]);
    const cardTokenId = await createCardToken(gateway);
    expect((await gateway.call(contract.addCardToCustomer, { cardTokenId }, member)).body).toMatchObject({ responseCode: 403 });
    expect((await gateway.call(contract.deleteCard, { cardId }, member)).body).toMatchObject({ responseCode: 403 });
    const added = (await gateway.call(contract.addCardToCustomer, { cardTokenId }, payer)).body.cardId;
    expect(await ids(company)).toEqual([cardId, added]);
  });

  it('leave no number in the log', () => {
    expect(gateway.logLines.join('\n')).not.toMatch(/4242[ -]?4242|1111[ -]?1111|5555[ -]?5555/);
    expect(gateway.logLines.length).toBeGreaterThan(10);
  });

  it('are not tried without end: whoever has stolen numbers learns little', async () => {
    const add = async (cardTokenId: string) =>
      (await gateway.call(contract.addCardToCustomer, { cardTokenId, lang: 'en' }, user)).body.responseCode;
    const codes = [];
    for (let number = 0; number < 13; number += 1) codes.push(await add(`tokn_${number}`));
    expect([...new Set(codes.slice(0, 12)), codes[12]]).toEqual([422, 429]);
    const token = await createCardToken(gateway);
    const topUp = { guid: randomUUID(), amount: 100, paymentType: 1, token };
    expect((await gateway.call(payWalletPackage, topUp, user)).body.responseCode).toBe(429);
    expect((await gateway.call(payWalletPackage, topUp, await addCustomer(gateway))).body).toMatchObject({ responseCode: 200 });
  });
});
