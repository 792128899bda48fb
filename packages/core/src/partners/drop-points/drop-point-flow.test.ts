import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { bangNa, createRandom, siam, success } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { partnerProfile, saveDropPoint } from '../public-contract.ts';
import { createDropPointFlow } from './drop-point-flow.ts';

/** 21 November 2026, 23:30 in Bangkok. */
const nowMs = Date.UTC(2026, 10, 21, 16, 30);
const storedUntil = new Date(nowMs + 90 * 86_400_000);
const signature = 'a'.repeat(64);
const profile = {
  ...success,
  partnerId: 'baanchandra',
  partnerName: 'Baan Chandra',
  features: ['dropPoint' as const],
  theme: {},
  isDropPointSigned: true,
};

let gateway: FakeGateway;
let storage: ReturnType<typeof createMemoryStorage>;
const saved: string[] = [];

const create = (link: { reference?: string; signature?: string | null } = {}) =>
  createDropPointFlow({
    transport: createTestTransport({ baseUrl: gateway.baseUrl }),
    partnerId: 'baanchandra',
    reference: 'BC-20261124-017',
    signature,
    ...link,
    clock: () => nowMs,
    random: createRandom(nowMs + saved.length),
    storage,
    onSaved: (reference) => saved.push(reference),
  });

const fill = (flow: ReturnType<typeof create>) => {
  flow.setPlace(bangNa);
  flow.patch({ contactName: 'Maya Lindqvist', contactPhone: '+46 70 123 45 67', deliveryDate: '24/11/2026' });
};
const bodies = () => gateway.callsTo(saveDropPoint).map(({ body }) => body);
const refuse = (fields: object, status = 200) =>
  gateway.answer(saveDropPoint, () => ({ status, text: JSON.stringify({ responseDesc: 'No.', ...fields }) }));

beforeEach(async () => {
  saved.length = 0;
  storage = createMemoryStorage();
  gateway = await startFakeGateway();
  gateway.answer(partnerProfile, () => profile);
  gateway.answer(saveDropPoint, ({ reference }) => ({ ...success, reference, keptUntil: storedUntil.toISOString() }));
});
afterEach(() => gateway.stop());

describe('a link to the delivery point', () => {
  it('opens a form in the partner’s name', async () => {
    const flow = create();
    await flow.open();
    expect(flow.store.getState()).toMatchObject({ entry: { status: 'open' }, partnerName: 'Baan Chandra', isEditing: true });
  });

  it.each([
    ['without a booking number', { reference: ' ' }, 'referenceMissing'],
    ['without the signature that the partner asks for', { signature: null }, 'signatureMissing'],
    ['that a chat has cut', { signature: signature.slice(0, 60) }, 'badSignature'],
  ])('%s opens none', async (_, link, reason) => {
    const flow = create(link);
    await flow.open();
    expect(flow.store.getState().entry).toEqual({ status: 'refused', reason });
  });

  it.each([
    [{ ...profile, features: ['order' as const] }, 'featureOff'],
    [{ status: 404, text: JSON.stringify({ responseCode: 404, responseDesc: 'No such partner.' }) }, 'unknownPartner'],
    [{ status: 403, text: JSON.stringify({ responseCode: 403, responseDesc: 'No.', reason: 'bad_origin' }) }, 'badOrigin'],
  ])('of a partner that answers %j opens none', async (answer, reason) => {
    gateway.answer(partnerProfile, () => answer);
    const flow = create();
    await flow.open();
    expect(flow.store.getState().entry).toEqual({ status: 'refused', reason });
  });

  it('is opened again after the gateway did not answer', async () => {
    gateway.answer(partnerProfile, () => ({ status: 500, text: 'broken' }));
    const flow = create();
    await flow.open();
    expect(flow.store.getState().entry).toMatchObject({ status: 'failed', error: { code: 500 } });
    gateway.answer(partnerProfile, () => profile);
    await flow.open();
    expect(flow.store.getState().entry).toEqual({ status: 'open' });
  });
});

describe('saving', () => {
  it('sends the place with whom to call there, a phone of any country as it is written', async () => {
    const flow = create();
    await flow.open();
    fill(flow);
    flow.patch({ remark: ' 2 large suitcases ' });
    expect(await flow.save()).toBe(true);
    expect(bodies()).toMatchObject([
      {
        guid: expect.stringMatching(/^[0-9a-f]{32}$/),
        signature,
        reference: 'BC-20261124-017',
        addressName: bangNa.name,
        lat: bangNa.lat,
        contactName: 'Maya Lindqvist',
        contactPhone: '+46 70 123 45 67',
        deliveryDate: '24/11/2026',
        remark: '2 large suitcases',
      },
    ]);
    expect(flow.store.getState()).toMatchObject({ isEditing: false, saved: { storedUntilMs: storedUntil.getTime() } });
    expect(saved).toEqual(['BC-20261124-017']);
  });

  it('is done once, however often the button is pressed', async () => {
    const flow = create();
    await flow.open();
    fill(flow);
    await Promise.all([flow.save(), flow.save(), flow.save()]);
    expect(bodies()).toHaveLength(1);
  });

  it('says all that is missing at once, and no more about what was corrected', async () => {
    const flow = create();
    await flow.open();
    flow.patch({ deliveryDate: '20/11/2026' });
    expect(await flow.save()).toBe(false);
    const codes = () => flow.store.getState().problems.map(({ code }) => code);
    expect(codes()).toEqual(['placeMissing', 'nameMissing', 'phoneMissing', 'dayOutside']);
    flow.patch({ contactName: 'Maya', contactPhone: '+46', deliveryDate: '21/11/2026' });
    expect(codes()).toEqual(['placeMissing']);
    expect(bodies()).toEqual([]);
  });

  it.each([
    ['20/11/2026', false],
    ['21/11/2026', true],
    ['22/11/2027', true],
    ['23/11/2027', false],
    ['31/02/2027', false],
  ])('for %s in Bangkok is possible: %s', async (deliveryDate, isPossible) => {
    const flow = create();
    await flow.open();
    fill(flow);
    flow.patch({ deliveryDate });
    expect(await flow.save()).toBe(isPossible);
  });

  it('leaves what was typed when the gateway cannot be reached, and can be tried again', async () => {
    const flow = create();
    await flow.open();
    fill(flow);
    gateway.answer(saveDropPoint, () => ({ status: 400, text: 'broken' }));
    expect(await flow.save()).toBe(false);
    expect(flow.store.getState()).toMatchObject({ saving: { status: 'failed' }, draft: { contactName: 'Maya Lindqvist' } });
    gateway.answer(saveDropPoint, () => ({ ...success, keptUntil: storedUntil.toISOString() }));
    expect(await flow.save()).toBe(true);
    const [first, second] = bodies();
    expect(second?.['guid']).toBe(first?.['guid']);
  });

  it('shows the gateway’s refusal at the field, until another place is chosen', async () => {
    const flow = create();
    await flow.open();
    fill(flow);
    refuse({ responseCode: 422, field: 'lat', responseDesc: 'We do not drive there yet.' });
    await flow.save();
    const { problems } = flow.store.getState();
    expect(problems).toEqual([{ path: 'place', code: 'refused', description: 'We do not drive there yet.' }]);
    flow.patch({ remark: 'hello' });
    expect(flow.store.getState().problems).toEqual(problems);
    flow.setPlace(siam);
    expect(flow.store.getState().problems).toEqual([]);
  });

  it('says when the booking has a point from another device', async () => {
    const flow = create();
    await flow.open();
    fill(flow);
    refuse({ responseCode: 409, field: 'reference' });
    await flow.save();
    expect(flow.store.getState().saving).toEqual({ status: 'taken' });
  });

  it.each([
    ['bad_signature', 'badSignature'],
    ['signature_required', 'signatureMissing'],
    ['feature_off', 'featureOff'],
  ])('closes the form where the link turns out to be useless (%s)', async (reason, refusal) => {
    const flow = create();
    await flow.open();
    fill(flow);
    refuse({ responseCode: 403, reason }, 403);
    await flow.save();
    expect(flow.store.getState().entry).toEqual({ status: 'refused', reason: refusal });
  });
});

describe('after a reload', () => {
  const reopen = async (link?: Parameters<typeof create>[0]) => {
    const flow = create(link);
    await flow.open();
    return flow;
  };

  it('what was saved is shown, and can be changed under the same guid', async () => {
    const first = await reopen();
    fill(first);
    await first.save();
    const again = await reopen();
    expect(again.store.getState()).toMatchObject({ isEditing: false, saved: { draft: { contactName: 'Maya Lindqvist' } } });
    again.change();
    again.setPlace(siam);
    expect(await again.save()).toBe(true);
    const [before, after] = bodies();
    expect(after).toMatchObject({ guid: before?.['guid'], addressName: siam.name });
  });

  it('a change that was given up leaves what was saved', async () => {
    const first = await reopen();
    fill(first);
    await first.save();
    first.change();
    first.setPlace(siam);
    first.cancelChange();
    expect(first.store.getState()).toMatchObject({ isEditing: false, draft: { place: bangNa } });
    expect((await reopen()).store.getState().draft.place).toEqual(bangNa);
  });

  it('what was typed is still there, with the guid of a save whose answer was lost', async () => {
    const first = await reopen();
    fill(first);
    gateway.answer(saveDropPoint, () => ({ status: 400, text: 'lost' }));
    await first.save();
    gateway.answer(saveDropPoint, () => ({ ...success, keptUntil: storedUntil.toISOString() }));
    const again = await reopen();
    expect(again.store.getState()).toMatchObject({ isEditing: true, draft: { contactPhone: '+46 70 123 45 67' } });
    await again.save();
    expect(new Set(bodies().map(({ guid }) => guid)).size).toBe(1);
  });

  it('a link with another signature sees nothing of it, and keeps the guid for a partner that signs anew', async () => {
    const first = await reopen();
    fill(first);
    await first.save();
    const other = await reopen({ signature: 'b'.repeat(64) });
    expect(other.store.getState()).toMatchObject({ saved: null, isEditing: true, draft: { place: null, contactName: '' } });
    fill(other);
    await other.save();
    const [before, after] = bodies();
    expect(after?.['guid']).toBe(before?.['guid']);
  });

  it('another booking has nothing of it', async () => {
    const first = await reopen();
    fill(first);
    await first.save();
    expect((await reopen({ reference: 'BC-2' })).store.getState()).toMatchObject({ saved: null, draft: { contactName: '' } });
  });
});

it('nothing is shown any more after the form was taken off the page', async () => {
  const flow = create();
  await flow.open();
  fill(flow);
  const saving = flow.save();
  flow.dispose();
  await saving;
  expect(flow.store.getState().saved).toBeNull();
  expect(saved).toEqual(['BC-20261124-017']);
});
