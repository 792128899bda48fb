import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { type ProviderFixture, providers } from '../../../tests/payments/provider-fixtures.ts';
import { ProviderRefusal } from './card-provider.ts';

const unconfirmed = '3530111333300000';

describe.each(providers)('cards saved at %s', (_name, open) => {
  let fixture: ProviderFixture;
  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture.close());

  const customerWith = async (...numbers: readonly [string, ...string[]]): Promise<string> => {
    const [first, ...others] = numbers;
    const { provider } = fixture;
    const customerRef = await provider.createCustomer({ userId: 'a-user', token: await fixture.createToken(first) });
    for (const number of others) await provider.addCard(customerRef, await fixture.createToken(number));
    return customerRef;
  };
  const idsOf = async (customerRef: string) => (await fixture.provider.listCards(customerRef)).map(({ cardId }) => cardId);

  it('are shown as their owner knows them, the first as the default one', async () => {
    const customerRef = await fixture.provider.createCustomer({ userId: 'a-user' });
    expect(await fixture.provider.listCards(customerRef)).toEqual([]);
    const visa = await fixture.provider.addCard(customerRef, await fixture.createToken('4242424242424242'));
    const master = await fixture.provider.addCard(customerRef, await fixture.createToken('5555555555554444'));
    const owner = { holderName: 'PIMCHANOK SRIAREE', expiryMonth: 8, expiryYear: 2029 };
    const { fingerprint } = visa;
    expect(visa).toEqual({ cardId: visa.cardId, brand: 'visa', lastDigits: '4242', ...owner, isDefault: true, fingerprint });
    expect(master).toMatchObject({ brand: 'mastercard', lastDigits: '4444', ...owner, isDefault: false });
    // Of the card, whoever has it.
    expect(fingerprint).not.toBe(master.fingerprint);
    const other = await fixture.provider.createCustomer({ userId: 'another-user' });
    expect((await fixture.provider.addCard(other, await fixture.createToken('4242424242424242'))).fingerprint).toBe(fingerprint);
    expect(await fixture.provider.listCards(customerRef)).toEqual([visa, master]);
  });

  it('are charged without the customer typing anything', async () => {
    const customerRef = await customerWith('4111111111140011', unconfirmed);
    const cards = await fixture.provider.listCards(customerRef);
    const chargeWith = (cardId: string) =>
      fixture.provider.createCharge({
        chargeId: `savedcardcharge${cardId}`,
        amountSatang: 12_000,
        source: { kind: 'savedCard', customerRef, cardId },
        isCaptured: true,
        returnUri: 'https://songwai.test/paymentomise',
        expiresAt: new Date(noon.getTime() + 600_000),
        description: 'J00000042',
      });
    const states = await Promise.all(cards.map(async ({ cardId }) => (await chargeWith(cardId)).state));
    expect(states).toEqual(['failed', 'paid']);
    const [another = ''] = await idsOf(await customerWith(unconfirmed));
    await expect(chargeWith(another)).rejects.toThrow(ProviderRefusal);
  });

  it('get another holder and expiry', async () => {
    const customerRef = await customerWith(unconfirmed);
    const [cardId = ''] = await idsOf(customerRef);
    const change = { cardId, holderName: 'P SRIAREE', expiryMonth: 1, expiryYear: 2031 };
    await fixture.provider.updateCard(customerRef, change);
    expect(await fixture.provider.listCards(customerRef)).toMatchObject([change]);
    const another = await customerWith(unconfirmed);
    await expect(fixture.provider.updateCard(another, change)).rejects.toThrow(ProviderRefusal);
  });

  it('are removed, also twice, and another takes the default one’s place', async () => {
    const customerRef = await customerWith(unconfirmed, '4242424242424242', '5555555555554444');
    const [first = '', second = '', third = ''] = await idsOf(customerRef);
    await fixture.provider.setDefaultCard(customerRef, third);
    const defaults = async () =>
      (await fixture.provider.listCards(customerRef)).filter(({ isDefault }) => isDefault).map(({ cardId }) => cardId);
    expect(await defaults()).toEqual([third]);
    await fixture.provider.deleteCard(customerRef, third);
    await fixture.provider.deleteCard(customerRef, third);
    expect(await idsOf(customerRef)).toEqual([first, second]);
    expect(await defaults()).toEqual([first]);
    await expect(fixture.provider.setDefaultCard(customerRef, third)).rejects.toThrow(ProviderRefusal);
  });

  it('go with their customer, also where that is deleted twice or was never made', async () => {
    const [customerRef, other] = [await customerWith(unconfirmed, '4242424242424242'), await customerWith(unconfirmed)];
    const { provider } = fixture;
    await provider.deleteCustomer(customerRef);
    await provider.deleteCustomer(customerRef);
    await provider.deleteCustomer('cust_nobody_made_this');
    expect(await idsOf(customerRef)).toEqual([]);
    await expect(provider.addCard(customerRef, await fixture.createToken(unconfirmed))).rejects.toThrow(ProviderRefusal);
    expect(await idsOf(other)).toHaveLength(1);
  });

  it('take a token once', async () => {
    const token = await fixture.createToken(unconfirmed);
    const customerRef = await fixture.provider.createCustomer({ userId: 'a-user', token });
    const refusal = fixture.provider.addCard(customerRef, token);
    await expect(refusal).rejects.toThrow(ProviderRefusal);
    await expect(refusal).rejects.toMatchObject({ failure: 'declined' });
    expect(await idsOf(customerRef)).toHaveLength(1);
  });
});
