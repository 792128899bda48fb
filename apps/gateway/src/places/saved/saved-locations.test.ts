import { savedLocationLimit } from '@songwai/core/places/saved-location';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

/** Adds a customer, who has saved nothing yet. */
const newCustomer = async (): Promise<string> => (await addCustomer(gateway)).token;

const warehouse = {
  addressName: 'คลังสินค้าบางนา',
  address: '99/9 ถนนบางนา-ตราด',
  contactName: 'คุณธนากร',
  contactPhone: '081-234-5678',
  lat: 13.6682,
  lng: 100.605,
  district: 'บางนา',
  subDistrict: 'บางนาใต้',
  remark: 'เข้าประตู 3',
};

interface Location {
  readonly addressId: string;
  readonly addressName: string;
  readonly favorite: boolean;
}
const locationsOf = (body: Readonly<Record<string, unknown>>) => body['locationList'] as readonly Location[];
const namesOf = (body: Readonly<Record<string, unknown>>) => locationsOf(body).map(({ addressName }) => addressName);
const save = async (fields: object, who = token) => (await gateway.post('/save_location', fields, { token: who })).body;
const list = async (fields: object = {}, who = token) => (await gateway.post('/list_location', fields, { token: who })).body;

describe('a saved place', () => {
  beforeAll(async () => {
    token = await newCustomer();
  });

  it('is kept as it was typed, its phone as it is dialled', async () => {
    const body = await save(warehouse);
    expect(body).toMatchObject({ responseCode: 200, location: { ...warehouse, contactPhone: '0812345678', favorite: false } });
    const { locationList, total } = await list();
    expect({ locationList, total }).toEqual({ locationList: [body['location']], total: 1 });
  });

  it('that is saved twice, also at the same moment, is there once', async () => {
    const other = { ...warehouse, contactPhone: '021234567' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(other)));
    expect(new Set(answers.map((body) => body['addressId'])).size).toBe(1);
    expect((await list())['total']).toBe(2);
  });

  it('is changed under its id, and stays the favourite that it was', async () => {
    const [first] = locationsOf(await list());
    await gateway.post('/location/favorite', { addressId: first?.addressId, value: true }, { token });
    const changed = await save({ ...warehouse, addressId: first?.addressId, addressName: 'โกดังใหม่' });
    expect(changed['location']).toMatchObject({ addressId: first?.addressId, addressName: 'โกดังใหม่', favorite: true });
    expect(namesOf(await list({ all: false }))).toEqual(['โกดังใหม่']);
  });

  it('cannot be changed into another one that is saved already', async () => {
    const shop = await save({ ...warehouse, addressName: 'หน้าร้าน' });
    const body = await save({ ...warehouse, addressName: 'โกดังใหม่', addressId: shop['addressId'] });
    expect(body['responseCode']).toBe(409);
  });

  it('is gone once it is removed, and cannot be removed twice', async () => {
    const { addressId } = await save({ ...warehouse, addressName: 'ชั่วคราว' });
    expect((await gateway.post('/remove_location', { addressId }, { token })).body).toMatchObject({ responseCode: 200 });
    expect(namesOf(await list())).not.toContain('ชั่วคราว');
    expect(await gateway.post('/remove_location', { addressId }, { token })).toMatchObject({ status: 404 });
  });

  it.each([
    ['no name', { addressName: ' ' }, 'addressName', /name/],
    ['no address', { address: '' }, 'address', /address/],
    ['no point', { lat: null }, 'lat', /choose it on the map/],
    ['no contact', { contactName: '\u0007' }, 'contactName', /contact name/],
    ['no phone', { contactPhone: '' }, 'contactPhone', /contact phone/],
    ['a phone that nobody has', { contactPhone: '0112345678' }, 'contactPhone', /not valid/],
    ['a point in the sea', { lat: 12.9, lng: 100.5 }, 'lat', /outside our service area/],
  ])('with %s is refused at its field, in words that help', async (...[, change, field, text]) => {
    const body = await save({ ...warehouse, ...change, lang: 'en' });
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body['responseDesc']).toMatch(text);
  });

  it('may be saved alone where its contact is optional, but not with half of one', async () => {
    const { contactName: _name, contactPhone: _phone, ...alone } = { ...warehouse, addressName: 'ท่าเรือคลองเตย' };
    const body = await save({ ...alone, contactOptional: true, favorite: true });
    expect(body).toMatchObject({ responseCode: 200, location: { ...alone, contactName: '', contactPhone: '', favorite: true } });
    expect(await save({ ...alone, contactOptional: true, contactName: 'คุณธนากร' })).toMatchObject({ field: 'contactPhone' });
    expect(await save(alone)).toMatchObject({ responseCode: 422, field: 'contactName' });
    await gateway.post('/remove_location', { addressId: body['addressId'] }, { token });
  });

  it('is refused beyond the limit, also by two at the same moment', async () => {
    const who = await newCustomer();
    const userId = (await gateway.post('/userInfo', {}, { token: who })).body['userId'] as string;
    const now = gateway.clock.now();
    const { addressName: _name, contactPhone, address, lat, lng, district, remark } = warehouse;
    await gateway.db
      .insertInto('saved_locations')
      .values(
        Array.from({ length: savedLocationLimit - 1 }, (_, index) => ({
          ...{ id: crypto.randomUUID(), user_id: userId, address_name: `แห่งที่ ${index}`, contact_name: 'ก', sub_district: '' },
          ...{ address, lat, lng, district, remark, contact_phone: contactPhone },
          ...{ is_favourite: false, created_at: now, updated_at: now },
        })),
      )
      .execute();
    const two = ['แห่งสุดท้าย', 'แห่งเกิน'].map((addressName) => save({ ...warehouse, addressName, lang: 'en' }, who));
    const answers = await Promise.all(two);
    expect(answers.map((body) => body['responseCode']).sort()).toEqual([200, 409]);
    expect(answers.find((body) => body['responseCode'] === 409)?.['responseDesc']).toMatch(/up to 100 places.*remove one/);
    expect((await list({}, who))['total']).toBe(savedLocationLimit);
  });
});

describe('the list of saved places', () => {
  beforeAll(async () => {
    token = await newCustomer();
    for (const addressName of ['ก', 'ข', 'ค', 'ง', 'จ']) {
      gateway.clock.advanceSeconds(1);
      await save({ ...warehouse, addressName, favorite: addressName === 'ข' });
    }
  });

  it('has favourites first, then what was changed last, page after page, each place once', async () => {
    const seen: string[] = [];
    let cursor: unknown;
    do {
      const body = await list({ all: true, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(body['total']).toBe(5);
      seen.push(...namesOf(body));
      cursor = body['nextCursor'];
    } while (cursor !== undefined);
    expect(seen).toEqual(['ข', 'จ', 'ง', 'ค', 'ก']);
  });

  it.each(['x', 'eyJ9', Buffer.from('[true,1,"no id"]').toString('base64url'), Buffer.from('null').toString('base64url')])(
    'refuses to go on after %s, where no page ended',
    async (cursor) => {
      expect(await list({ cursor })).toMatchObject({ responseCode: 422, field: 'cursor' });
    },
  );

  it('is searched by name, address, contact and digits of the phone, whatever signs the keyword holds', async () => {
    await save({ ...warehouse, addressName: '100% Coffee_Bar', contactPhone: '02-765-4321', contactName: 'Khun Malee' });
    const search = async (keyword: string) => namesOf((await gateway.post('/get_list_location', { keyword }, { token })).body);
    for (const keyword of ['coffee', '100%', 'e_b', 'malee', '0276', '02-765'])
      expect(await search(keyword), keyword).toEqual(['100% Coffee_Bar']);
    expect(await search('บางนา-ตราด')).toHaveLength(6);
    expect(await search('')).toHaveLength(6);
    expect(await search('ไม่มีที่นี่')).toEqual([]);
    expect(await search('%')).toEqual(['100% Coffee_Bar']);
  });

  it('is answered 401 with code 100 and "Login Failed" without a session', async () => {
    for (const path of ['/list_location', '/get_list_location'])
      for (const lang of ['th', 'en']) {
        const { status, body } = await gateway.post(path, { lang });
        expect({ status, body }).toEqual({ status: 401, body: { responseCode: 100, responseDesc: 'Login Failed' } });
      }
  });
});

describe("somebody else's saved place", () => {
  it('can be neither seen, nor changed, nor made a favourite, nor removed', async () => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()];
    const { addressId } = await save(warehouse, owner);
    expect(await list({}, stranger)).toMatchObject({ locationList: [], total: 0 });
    for (const [path, fields] of [
      ['/save_location', { ...warehouse, addressName: 'ยึดแล้ว' }],
      ['/location/favorite', { value: true }],
      ['/remove_location', {}],
    ] as const)
      for (const id of [addressId, 'no-id', `${addressId}'--`]) {
        const answer = await gateway.post(path, { ...fields, addressId: id }, { token: stranger });
        expect(answer).toMatchObject({ status: 404, body: { responseCode: 404 } });
      }
    expect(locationsOf(await list({}, owner))).toMatchObject([
      { addressId, addressName: warehouse.addressName, favorite: false },
    ]);
  });
});
