import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { type ProviderFixture, providers } from '../../../tests/payments/provider-fixtures.ts';
import { type NewProviderCharge, type ProviderCharge, ProviderRefusal } from './card-provider.ts';

const confirmed = '4242424242424242';
const unconfirmed = '3530111333300000';
const unknown = 'chrg_nobody_made_this';
const tenMinutes = 600;

describe.each(providers)('the provider %s', (_name, open) => {
  let fixture: ProviderFixture;
  let made = 0;
  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.clock.set(noon));

  const newCharge = (source: NewProviderCharge['source'], more: Partial<NewProviderCharge> = {}): NewProviderCharge => {
    made += 1;
    return {
      chargeId: `kVn2x0b1Q2m9Zt7cYw4Pz${made}`,
      amountSatang: 12_000,
      source,
      isCaptured: true,
      returnUri: 'https://songwai.test/paymentomise?charge=1',
      expiresAt: new Date(fixture.clock.now().getTime() + tenMinutes * 1000),
      description: 'J00000042',
      ...more,
    };
  };
  const cardCharge = async (number: string, more: Partial<NewProviderCharge> = {}) =>
    newCharge({ kind: 'cardToken', token: await fixture.createToken(number) }, more);
  const charge = async (number: string, more: Partial<NewProviderCharge> = {}): Promise<ProviderCharge> =>
    fixture.provider.createCharge(await cardCharge(number, more));
  const promptPay = (): Promise<ProviderCharge> => fixture.provider.createCharge(newCharge({ kind: 'promptpay' }));
  const read = async ({ ref }: ProviderCharge): Promise<ProviderCharge> => {
    const found = await fixture.provider.readCharge(ref);
    if (found === undefined) throw new Error(`There is no charge ${ref}.`);
    return found;
  };

  describe('charging a card', () => {
    it('takes the money at once where the bank asks nothing', async () => {
      const asked = await cardCharge(unconfirmed);
      const paid = await fixture.provider.createCharge(asked);
      expect(paid).toMatchObject({ chargeId: asked.chargeId, state: 'paid', amountSatang: 12_000, refundedSatang: 0 });
      expect(paid).toMatchObject({ failure: null, authorizeUri: null, paidAt: noon });
      expect(await read(paid)).toEqual(paid);
    });

    it('says which card it was, the same for the same card, saved or not; PromptPay is none', async () => {
      const [one, other] = [await charge(unconfirmed), await charge(unconfirmed)];
      expect(one.fingerprint).toEqual(expect.any(String));
      expect(other.fingerprint).toBe(one.fingerprint);
      const customerRef = await fixture.provider.createCustomer({ userId: 'U1' });
      const saved = await fixture.provider.addCard(customerRef, await fixture.createToken(unconfirmed));
      expect(saved.fingerprint).toBe(one.fingerprint);
      expect((await charge(confirmed)).fingerprint).not.toBe(one.fingerprint);
      expect((await promptPay()).fingerprint).toBeNull();
    });

    it('waits for the customer’s bank, which says yes', async () => {
      const pending = await charge(confirmed);
      expect(pending).toMatchObject({ state: 'pending', paidAt: null, authorizeUri: expect.stringMatching(/^https?:/) });
      await fixture.confirm(pending, 'pass');
      expect(await read(pending)).toMatchObject({ state: 'paid', paidAt: noon, authorizeUri: null, failure: null });
    });

    it('fails where the bank says no', async () => {
      const pending = await charge(confirmed);
      await fixture.confirm(pending, 'fail');
      expect(await read(pending)).toMatchObject({ state: 'failed', failure: 'notConfirmed', paidAt: null });
    });

    it('ends where the customer never answers the bank, who then can no more', async () => {
      const pending = await charge(confirmed);
      fixture.clock.set(pending.expiresAt ?? noon);
      expect(await read(pending)).toMatchObject({ state: 'expired', authorizeUri: null });
      await fixture.confirm(pending, 'pass');
      expect(await read(pending)).toMatchObject({ state: 'expired', paidAt: null });
    });

    it.each([
      ['4111111111140011', 'insufficientFunds'],
      ['4111111111130012', 'lostOrStolen'],
      ['4111111111120013', 'processing'],
      ['4111111111110014', 'declined'],
      ['4111111111160001', 'wrongCode'],
      ['4111111111190016', 'fraud'],
      ['4111111111180017', 'declined'],
      ['4111111111150002', 'notConfirmed'],
    ])('fails with the published card %s: %s', async (number, failure) => {
      expect(await charge(number)).toMatchObject({ state: 'failed', failure, authorizeUri: null, paidAt: null });
    });

    it('takes a token once', async () => {
      const asked = await cardCharge(unconfirmed);
      await fixture.provider.createCharge(asked);
      const before = await fixture.countCharges();
      const refusal = fixture.provider.createCharge({ ...asked, chargeId: `${asked.chargeId}again` });
      await expect(refusal).rejects.toThrow(ProviderRefusal);
      await expect(refusal).rejects.toMatchObject({ failure: 'declined' });
      expect(await fixture.countCharges()).toBe(before);
    });

    it('charges once for one id, however often and however fast it is asked', async () => {
      const asked = await cardCharge(unconfirmed);
      const before = await fixture.countCharges();
      const ask = () => fixture.provider.createCharge(asked);
      const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
      expect(first).toMatchObject({ state: 'paid', chargeId: asked.chargeId });
      expect([...others, await ask()]).toEqual([first, first, first]);
      expect(await fixture.countCharges()).toBe(before + 1);
    });

    it('refuses less than 20 baht', async () => {
      await expect(charge(unconfirmed, { amountSatang: 1_999 })).rejects.toThrow(ProviderRefusal);
      await expect(charge(unconfirmed, { amountSatang: 2_000 })).resolves.toMatchObject({ state: 'paid' });
    });
  });

  describe('a charge whose answer was lost', () => {
    it('is found by our id, and not made again', async () => {
      const asked = await cardCharge(confirmed);
      const before = await fixture.countCharges();
      await fixture.chargeWithoutAnswer(asked);
      fixture.clock.advanceSeconds(60);
      const wanted = { chargeId: asked.chargeId, since: noon };
      const found = await fixture.provider.findCharge(wanted);
      expect(found).toMatchObject({ chargeId: asked.chargeId, state: 'pending', amountSatang: 12_000 });
      if (found !== undefined) await fixture.confirm(found, 'pass');
      expect(await fixture.provider.findCharge(wanted)).toMatchObject({ ref: found?.ref, state: 'paid' });
      expect(await fixture.countCharges()).toBe(before + 1);
    });

    it('is unknown where it was never made', async () => {
      expect(await fixture.provider.findCharge({ chargeId: 'neverMade0123456789', since: noon })).toBeUndefined();
      expect(await fixture.provider.readCharge(unknown)).toBeUndefined();
    });
  });

  describe('a sum that the bank holds', () => {
    const hold = (number = unconfirmed): Promise<ProviderCharge> => charge(number, { isCaptured: false });

    it('is taken once, however often it is asked for', async () => {
      const sum = await hold();
      expect(sum).toMatchObject({ state: 'authorised', paidAt: null });
      fixture.clock.advanceSeconds(3_600);
      const taken = await fixture.provider.capture(sum.ref);
      expect(taken).toMatchObject({ state: 'paid', paidAt: fixture.clock.now() });
      expect(await fixture.provider.capture(sum.ref)).toEqual(taken);
      await expect(fixture.provider.reverse(sum.ref)).rejects.toThrow(ProviderRefusal);
    });

    it('is let go of, however often that is asked for, and cannot be taken then', async () => {
      const sum = await hold();
      expect(await fixture.provider.reverse(sum.ref)).toMatchObject({ state: 'reversed', paidAt: null });
      expect(await fixture.provider.reverse(sum.ref)).toMatchObject({ state: 'reversed' });
      await expect(fixture.provider.capture(sum.ref)).rejects.toThrow(ProviderRefusal);
    });

    it('is held after the customer confirmed, and for seven days', async () => {
      const pending = await hold(confirmed);
      await fixture.confirm(pending, 'pass');
      fixture.clock.advanceSeconds(7 * 86_400 - 1);
      expect(await read(pending)).toMatchObject({ state: 'authorised' });
      fixture.clock.advanceSeconds(1);
      expect(await read(pending)).toMatchObject({ state: 'expired' });
      await expect(fixture.provider.capture(pending.ref)).rejects.toThrow(ProviderRefusal);
    });

    it('of nobody is neither taken nor let go of', async () => {
      await expect(fixture.provider.capture(unknown)).rejects.toThrow(ProviderRefusal);
      await expect(fixture.provider.reverse(unknown)).rejects.toThrow(ProviderRefusal);
    });
  });

  it('ends a charge that the customer gives up', async () => {
    const pending = await charge(confirmed);
    expect(await fixture.provider.reverse(pending.ref)).toMatchObject({ state: 'expired' });
    expect(await fixture.provider.reverse(pending.ref)).toMatchObject({ state: 'expired' });
    const failed = await charge('4111111111140011');
    expect(await fixture.provider.reverse(failed.ref)).toMatchObject({ state: 'failed' });
  });

  describe('returning money', () => {
    it('returns parts, each once for its id, and never more than was paid', async () => {
      const paid = await charge(unconfirmed);
      const refund = (refundId: string, amountSatang: number) =>
        fixture.provider.refund({ ref: paid.ref, amountSatang, refundId: `${refundId}-${paid.ref}` });
      await refund('first', 5_000);
      await refund('first', 5_000);
      expect(await read(paid)).toMatchObject({ state: 'paid', refundedSatang: 5_000 });
      await refund('second', 5_000);
      await expect(refund('third', 2_001)).rejects.toThrow(ProviderRefusal);
      await refund('last', 2_000);
      expect(await read(paid)).toMatchObject({ state: 'paid', refundedSatang: 12_000 });
    });

    it('returns nothing of what was not paid', async () => {
      const { ref } = await charge(confirmed);
      const refund = fixture.provider.refund({ ref, amountSatang: 2_000, refundId: `early-${ref}` });
      await expect(refund).rejects.toThrow(ProviderRefusal);
    });
  });

  describe('the app of a bank', () => {
    const inApp = (bank = 'mobile_banking_kbank', more: Partial<NewProviderCharge> = {}): Promise<ProviderCharge> =>
      fixture.provider.createCharge(newCharge({ kind: 'mobileBanking', bank }, more));

    it('takes the money when the customer agrees there', async () => {
      const pending = await inApp();
      expect(pending).toMatchObject({ state: 'pending', qrPayload: null, authorizeUri: expect.stringMatching(/^https?:/) });
      await fixture.confirm(pending, 'pass');
      expect(await read(pending)).toMatchObject({ state: 'paid', paidAt: noon, authorizeUri: null });
    });

    it('takes it at once also where a card’s would only be held', async () => {
      const pending = await inApp('mobile_banking_scb', { isCaptured: false });
      await fixture.confirm(pending, 'pass');
      expect(await read(pending)).toMatchObject({ state: 'paid' });
    });

    it('takes nothing where the customer refuses, or agrees after giving up', async () => {
      const refused = await inApp();
      await fixture.confirm(refused, 'fail');
      expect(await read(refused)).toMatchObject({ state: 'failed', failure: 'notConfirmed' });
      const givenUp = await inApp();
      await fixture.provider.reverse(givenUp.ref);
      await fixture.confirm(givenUp, 'pass');
      expect(await read(givenUp)).toMatchObject({ state: 'expired', paidAt: null });
    });

    it('is one of the banks that the provider names', async () => {
      await expect(inApp('mobile_banking_none')).rejects.toThrow(ProviderRefusal);
    });
  });

  describe('a counter', () => {
    const atCounter = async (shop?: string): Promise<ProviderCharge> => {
      const [first] = await fixture.provider.listBillPayment();
      return fixture.provider.createCharge(newCharge({ kind: 'billPayment', shop: shop ?? first?.code ?? '' }));
    };

    it('gets a bar code with two references and the sum, and takes the money', async () => {
      const pending = await atCounter();
      expect(pending).toMatchObject({ state: 'pending', qrPayload: null, qrImageUri: null });
      const { reference1 = '', reference2 = '', barcode } = pending.bill ?? {};
      expect([reference1, reference2]).toEqual([expect.stringMatching(/^\d{18}$/), expect.stringMatching(/^\d{18}$/)]);
      expect(barcode).toMatch(new RegExp(`^\\|\\d{15}\r${reference1}\r${reference2}\r12000$`));
      await fixture.payPromptPay(pending);
      expect(await read(pending)).toMatchObject({ state: 'paid', paidAt: noon });
    });

    it('is one of those that the provider names', async () => {
      await expect(atCounter('bill_payment_none')).rejects.toThrow(ProviderRefusal);
    });
  });

  describe('PromptPay', () => {
    it('shows a code, and is paid when the customer scans it', async () => {
      const pending = await promptPay();
      expect(pending).toMatchObject({ state: 'pending', expiresAt: new Date(noon.getTime() + tenMinutes * 1000) });
      expect(pending.qrPayload ?? pending.qrImageUri).toMatch(/^(00020101|https?:)/);
      await fixture.payPromptPay(pending);
      expect(await read(pending)).toMatchObject({ state: 'paid', paidAt: noon });
    });

    it('expires, and counts the money that comes all the same', async () => {
      const pending = await promptPay();
      fixture.clock.advanceSeconds(tenMinutes);
      expect(await read(pending)).toMatchObject({ state: 'expired' });
      fixture.clock.advanceSeconds(60);
      await fixture.payPromptPay(pending);
      expect(await read(pending)).toMatchObject({ state: 'paid', paidAt: fixture.clock.now() });
    });

    it('counts the money of a code that was given up', async () => {
      const pending = await promptPay();
      expect(await fixture.provider.reverse(pending.ref)).toMatchObject({ state: 'expired' });
      await fixture.payPromptPay(pending);
      expect(await read(pending)).toMatchObject({ state: 'paid' });
    });
  });

  it('names the banks of today', async () => {
    const banks = await fixture.provider.listBanks();
    expect(banks).toContainEqual({
      code: 'mobile_banking_kbank',
      name: { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
    });
    expect(await fixture.provider.listBillPayment()).toHaveLength(1);
  });
});
