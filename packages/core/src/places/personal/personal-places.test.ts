import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { success } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { favoriteLocation, listLocation, removeLocation, saveLocation } from '../saved-contract.ts';
import { createPersonalPlaces, type PersonalPlaces } from './personal-places.ts';

const contact = { contactName: 'คุณธนากร', contactPhone: '0898765432' };
const area = { address: 'ถ.สีลม บางรัก', district: 'บางรัก', subDistrict: 'สีลม' };
const home = { addressId: 'h', addressName: 'บ้าน', ...area, ...contact, lat: 13.72, lng: 100.53, remark: '', favorite: true };
const shop = { ...home, addressId: 's', addressName: 'หน้าร้าน', favorite: false };
const used = {
  addressName: 'สีลมคอมเพล็กซ์',
  ...area,
  ...contact,
  lat: 13.7285,
  lng: 100.5353,
  usedDateTime: '2026-11-20T03:00:00Z',
};
const toSave = { addressName: 'โกดัง', address: 'พัฒนาการ', point: { lat: 13.73, lng: 100.64 }, contactName: '', contactPhone: '' };

describe("a customer's own places", () => {
  let gateway: FakeGateway;
  let places: PersonalPlaces;
  beforeEach(async () => {
    gateway = await startFakeGateway();
    gateway.answer(listLocation, () => ({ ...success, locationList: [home, shop], total: 2, recentAddresses: [used] }));
    places = createPersonalPlaces(createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }));
  });
  afterEach(() => gateway.stop());
  const names = () => places.store.getState().saved.map(({ addressName }) => addressName);

  it('are those that were saved, and those of earlier jobs', async () => {
    expect(places.store.getState()).toMatchObject({ status: 'loading', saved: [], recent: [] });
    await places.load();
    expect(places.store.getState()).toMatchObject({ status: 'ready', recent: [used] });
    expect(names()).toEqual(['บ้าน', 'หน้าร้าน']);
    expect(gateway.callsTo(listLocation)[0]?.body).toMatchObject({ all: true, limit: 100 });
  });

  it('may be unknown for a while, and are read again', async () => {
    gateway.answer(listLocation, () => ({ status: 500, text: '{}' }));
    await places.load();
    expect(places.store.getState().status).toBe('failed');
    gateway.answer(listLocation, () => ({ ...success, locationList: [home], recentAddresses: [] }));
    await places.load();
    expect(places.store.getState().status).toBe('ready');
  });

  it('show a saved one at once, under its own id when it is stored', async () => {
    await places.load();
    const location = { ...home, ...toSave, addressId: 'new' };
    const { point, ...wire } = location;
    gateway.answer(saveLocation, () => ({ ...success, addressId: 'new', location: { ...wire, ...point } }));
    const saving = places.save({ ...toSave, isFavourite: true, isContactOptional: true });
    expect(names()).toEqual(['โกดัง', 'บ้าน', 'หน้าร้าน']);
    expect(await saving).toMatchObject({ id: 'new', addressName: 'โกดัง' });
    expect(places.store.getState().saved[0]).toMatchObject({ id: 'new', isFavourite: true });
    expect(gateway.callsTo(saveLocation)[0]?.body).toMatchObject({ lat: 13.73, favorite: true, contactOptional: true });
  });

  it('go back to what they were, and say why, where a change is refused', async () => {
    await places.load();
    gateway.answer(saveLocation, () => ({ responseCode: 409, responseDesc: 'บันทึกได้ไม่เกิน 100 ที่' }));
    expect(await places.save(toSave)).toBeNull();
    expect(names()).toEqual(['บ้าน', 'หน้าร้าน']);
    expect(places.store.getState().problem?.description).toContain('100');
  });

  it('stay where they are when one becomes a favourite, and lose one that is removed', async () => {
    await places.load();
    gateway.answer(favoriteLocation, () => success);
    gateway.answer(removeLocation, () => success);
    await places.favour('s', true);
    await places.favour('h', false);
    expect(places.store.getState().saved.map(({ isFavourite }) => isFavourite)).toEqual([false, true]);
    await places.remove('h');
    expect(names()).toEqual(['หน้าร้าน']);
    expect(gateway.callsTo(removeLocation)[0]?.body).toMatchObject({ addressId: 'h' });
  });

  it('are not set back by an answer from before a change', async () => {
    await places.load();
    const answers: (() => void)[] = [];
    gateway.answer(listLocation, async () => {
      await new Promise<void>((done) => answers.push(done));
      return { ...success, locationList: answers.length > 1 ? [home] : [home, shop], recentAddresses: [] };
    });
    gateway.answer(removeLocation, () => success);
    const loading = places.load();
    await gateway.called(listLocation, 2);
    await places.remove('s');
    answers[0]?.();
    await gateway.called(listLocation, 3);
    expect(names()).toEqual(['บ้าน']);
    answers[1]?.();
    await loading;
    expect(names()).toEqual(['บ้าน']);
  });
});
