import { endPartnerBenefit, listPartnerBenefits, savePartnerBenefit } from '@songwai/core/rewards/benefit-admin-contract';
import { takeTierPromotion, tierPromotions } from '@songwai/core/rewards/tier-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, openSession } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await addCustomer(gateway, { role: 'admin' });
});
afterAll(() => gateway.close());

const boxes = {
  ...{ titleTh: 'กล่องพัสดุลด 10%', titleEn: '10% off parcel boxes', partnerTh: 'บ้านกล่อง', partnerEn: 'Baan Klong' },
  ...({ picture: 'parcel', leastTier: 'gold', from: '01/11/2026', until: '31/12/2026' } as const),
};

const add = async (change: object = {}) =>
  (await gateway.call(savePartnerBenefit, { ...boxes, ...change }, admin)).body.benefitId as number;
const show = async (caller: Caller) => (await gateway.call(tierPromotions, {}, caller)).body.promotions ?? [];
const take = async (caller: Caller, benefitId: number) => (await gateway.call(takeTierPromotion, { benefitId }, caller)).body;

describe("partners' benefits", () => {
  it('are for their tier and those above it, and a code is taken once by a customer', async () => {
    const benefitId = await add({ codes: ['BKSW-1', 'BKSW-2'] });
    const [gold, silver, bound] = await Promise.all(
      (['platinum', 'silver', 'contract'] as const).map((tier) => addCustomer(gateway, { tier })),
    );
    if (!gold || !silver || !bound) throw new Error('no customers');
    expect(await show(silver)).toEqual([]);
    expect(await take(silver, benefitId)).toMatchObject({ responseCode: 404 });
    expect(await take(bound, benefitId)).toMatchObject({ responseCode: 404 });
    expect(await show(gold)).toMatchObject([{ benefitId, titleEn: boxes.titleEn, until: '31/12/2026', isAvailable: true }]);
    const [one, other] = await Promise.all([take(gold, benefitId), take(gold, benefitId)]);
    expect(one.promotion?.code).toMatch(/^BKSW-/);
    expect(other.promotion?.code).toBe(one.promotion?.code);
    const { body } = await gateway.call(listPartnerBenefits, {}, admin);
    expect(body.benefits?.[0]).toMatchObject({ benefitId, codeCount: 2, takenCount: 1 });
  });

  it('run out, and each code goes to one customer only', async () => {
    const benefitId = await add({ titleEn: 'Two cups', codes: ['CUP-1', 'CUP-2'] });
    const customers = await Promise.all(Array.from({ length: 4 }, () => addCustomer(gateway, { tier: 'gold' })));
    const answers = await Promise.all(customers.map((caller) => take(caller, benefitId)));
    expect(answers.map(({ responseCode }) => responseCode).toSorted()).toEqual([200, 200, 409, 409]);
    const codes = answers.flatMap(({ promotion }) => promotion?.code ?? []);
    expect(codes.toSorted()).toEqual(['CUP-1', 'CUP-2']);
  });

  it('are offered to nobody else once they were ended, until they are saved again', async () => {
    const benefitId = await add({ titleEn: 'Ended early', codes: ['END-1', 'END-2', 'END-3'] });
    const [first, second] = await Promise.all([0, 1].map(() => addCustomer(gateway, { tier: 'gold' })));
    if (!first || !second) throw new Error('no customers');
    const { promotion } = await take(first, benefitId);
    const stateOf = async () =>
      (await gateway.call(listPartnerBenefits, {}, admin)).body.benefits?.find((one) => one.benefitId === benefitId)?.state;
    expect(await stateOf()).toBe('live');
    expect((await gateway.call(endPartnerBenefit, { benefitId }, admin)).body.responseCode).toBe(200);
    expect(await stateOf()).toBe('ended');
    expect((await show(first)).find((shown) => shown.benefitId === benefitId)?.code).toBe(promotion?.code);
    expect((await show(second)).map((shown) => shown.benefitId)).not.toContain(benefitId);
    expect(await take(second, benefitId)).toMatchObject({ responseCode: 404 });
    await add({ benefitId });
    expect((await take(second, benefitId)).promotion?.code).toMatch(/^END-/);
    expect((await gateway.call(endPartnerBenefit, { benefitId: 9_999 }, admin)).body.responseCode).toBe(404);
  });

  it('are planned before their first day and over after their last', async () => {
    const ids = [
      await add({ from: '01/01/2027', until: '31/01/2027', codes: ['SOON'] }),
      await add({ from: '01/10/2026', until: '31/10/2026', codes: ['PAST'] }),
    ];
    const { benefits = [] } = (await gateway.call(listPartnerBenefits, {}, admin)).body;
    expect(ids.map((id) => benefits.find(({ benefitId }) => benefitId === id)?.state)).toEqual(['planned', 'over']);
  });

  it('are refused without a text that can be seen', async () => {
    for (const field of ['titleTh', 'titleEn', 'partnerTh', 'partnerEn'])
      for (const text of ['  ', '\u200e', '\u200b'])
        expect(
          (await gateway.call(savePartnerBenefit, { ...boxes, [field]: text }, admin)).body,
          `${field} ${text}`,
        ).toMatchObject({
          field,
          responseCode: 422,
        });
  });

  it('are refused with days that are none or in the wrong order', async () => {
    expect((await gateway.call(savePartnerBenefit, { ...boxes, until: '31/02/2027' }, admin)).body).toMatchObject({
      ...{ responseCode: 422, field: 'until' },
    });
    expect((await gateway.call(savePartnerBenefit, { ...boxes, until: '31/10/2026' }, admin)).body).toMatchObject({
      ...{ responseCode: 422, field: 'until' },
    });
    expect((await gateway.call(savePartnerBenefit, { ...boxes, benefitId: 9_999 }, admin)).body.responseCode).toBe(404);
  });

  it('belong to the company, whose members see its code, and end after their last day', async () => {
    const benefitId = await add({ codes: ['FIRM-1', 'FIRM-2'], until: '30/11/2027' });
    const company = await addCompany(gateway, { tier: 'platinum' });
    const member = await addMember(gateway, company, { rights: ['order'] });
    const { promotion } = await take(member, benefitId);
    expect((await show(company)).find((shown) => shown.benefitId === benefitId)?.code).toBe(promotion?.code);
    gateway.clock.advanceSeconds(400 * daySeconds);
    const later = { ...company, token: await openSession(gateway, company.userId) };
    expect(await show(later)).toEqual([]);
    expect(await take(later, benefitId)).toMatchObject({ responseCode: 404 });
  });
});
