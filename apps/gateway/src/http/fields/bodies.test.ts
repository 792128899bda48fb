import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let token: string;
beforeAll(async () => {
  gateway = await createGateway();
  token = await signInByPassword(gateway);
});
afterAll(() => gateway.close());

const siam = { lat: 13.7466, lng: 100.5347 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const order = (fields: object = {}) => ({ vehicle: 1, locationList: [siam, bangNa], lang: 'en', ...fields });
const estimate = (fields?: object) => gateway.post('/estimate_price', order(fields));

describe('a body that breaks the contract', () => {
  it.each([
    ['vehicle', order({ vehicle: undefined }), 'Select a vehicle (vehicle is required)'],
    ['locationList', order({ locationList: undefined }), 'All locations must be filled in (locationList is required)'],
    [
      'locationList',
      order({ locationList: [siam] }),
      'All locations must be filled in (locationList is not valid: it needs at least 2 entries)',
    ],
    [
      'locationList.1.lng',
      order({ locationList: [siam, { lat: 13.7 }] }),
      'All locations must be filled in (locationList.1.lng is required)',
    ],
    [
      'locationList.0.lat',
      order({ locationList: [{ ...siam, lat: 91 }, bangNa] }),
      'All locations must be filled in (locationList.0.lat is not valid: it must be 90 or less)',
    ],
    [
      'locationList.1.isReturn',
      order({ locationList: [siam, { ...bangNa, isReturn: 'yes' }] }),
      'All locations must be filled in (locationList.1.isReturn is not valid: it must be true or false)',
    ],
    ['taskType', order({ taskType: 7 }), 'taskType is not valid: it must be 1 or 3'],
    ['option', order({ option: 'one' }), 'Specify extra services (option is not valid)'],
    [
      'jobDate',
      order({ jobDate: '2026-11-22' }),
      'Specify the working date (jobDate is not valid: it must be a date as DD/MM/YYYY, such as 29/11/2026)',
    ],
  ])('answers 400 and names %s', async (field, body, text) => {
    const { status, body: answer } = await gateway.post('/estimate_price', body);
    expect(status).toBe(400);
    expect(answer).toEqual({ responseCode: 400, responseDesc: text, field });
  });

  it('is told of in Thai where the body does not ask for English', async () => {
    const { body } = await gateway.post('/estimate_price', { locationList: [siam, bangNa] });
    expect(body['responseDesc']).toBe('กรุณาเลือกรถ (กรุณาระบุ vehicle)');
  });

  it.each([
    ['vehicle', { vehicle: '1' }],
    ['vehicle', { vehicle: [1] }],
    ['vehicle', { vehicle: true }],
    ['vehicle', { vehicle: 1.5 }],
    ['taskType', { taskType: '3' }],
    ['jobDate', { jobDate: 22 }],
    ['promoCode', { promoCode: ['WELCOME50'] }],
    ['locationList.0.lat', { locationList: [{ ...siam, lat: '13.7466' }, bangNa] }],
    ['locationList.0.lat', { locationList: [{ ...siam, lat: null }, bangNa] }],
  ])('is not bent into shape: %s as %j', async (field, fields) => {
    const { status, body } = await estimate(fields);
    expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  });

  it.each([['{'], ['{"vehicle":1,}'], ['vehicle=1'], ['']])('that is no JSON answers 400: %s', async (payload) => {
    const { status, body } = await gateway.post('/login', payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ respCode: 400 });
  });

  it.each([['[]'], ['7'], ['"text"'], ['true']])('that is no object answers 400: %s', async (payload) => {
    const { status, body } = await gateway.post('/estimate_price', payload);
    expect({ status, code: body['responseCode'] }).toEqual({ status: 400, code: 400 });
  });

  it('of more than a megabyte answers 413', async () => {
    const { status, body } = await gateway.post('/create_job', { remark: 'x'.repeat(1_048_577) }, { token });
    expect({ status, code: body['responseCode'] }).toEqual({ status: 413, code: 413 });
  });

  it('nested without end answers 400', async () => {
    const { status } = await gateway.post('/estimate_price', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    expect(status).toBe(400);
  });

  it('in another format answers 415', async () => {
    const { status, body } = await gateway.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'text/xml' },
      payload: '<login/>',
    });
    expect({ status, code: body['respCode'] }).toEqual({ status: 415, code: 415 });
  });

  it('that holds a NUL answers 400 and names the field, also in a query', async () => {
    const posted = await gateway.post('/login', { userName: 'demo\u0000@songwai.test', password: 'x' });
    expect({ status: posted.status, field: posted.body['field'] }).toEqual({ status: 400, field: 'userName' });
    const asked = await gateway.get('/text_search', { query: 'a\u0000b' });
    expect({ status: asked.status, field: asked.body['field'] }).toEqual({ status: 400, field: 'query' });
  });
});

describe('an empty field', () => {
  it('means the same as an absent one, be it an empty string or null', async () => {
    const plain = await estimate();
    expect(plain.body['responseCode']).toBe(200);
    for (const nothing of ['', null]) {
      const empty = await estimate({
        option: nothing,
        promoCode: nothing,
        jobDate: nothing,
        startTime: nothing,
        taskType: nothing,
      });
      expect(empty.body).toEqual(plain.body);
    }
  });

  it('does not stand for a field that is required', async () => {
    for (const nothing of ['', null]) {
      const { status, body } = await estimate({ vehicle: nothing });
      expect({ status, text: body['responseDesc'] }).toEqual({ status: 400, text: 'Select a vehicle (vehicle is required)' });
    }
  });
});

describe('a path that no call has', () => {
  it.each([['/api/nothing'], ['/api'], ['/api/'], ['/api/estimate_price']])(
    'answers 404 in the envelope: GET %s',
    async (url) => {
      const { status, body } = await gateway.inject({ method: 'GET', url });
      expect({ status, code: body['responseCode'] }).toEqual({ status: 404, code: 404 });
    },
  );

  it('answers 404 in the envelope and in the language asked for: POST', async () => {
    expect(await gateway.post('/nothing', {})).toMatchObject({ status: 404, body: { responseCode: 404 } });
  });
});

describe('the answer to any call', () => {
  it('carries a request id', async () => {
    const { headers } = await gateway.get('/init_data_v3');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says 500 with a request id and nothing of what broke, when something breaks', async () => {
    const broken = await createGateway();
    await broken.db.schema.dropTable('vehicles').cascade().execute();
    const { status, body, headers } = await broken.inject({ method: 'GET', url: '/api/init_data_v3?lang=en' });
    expect(status).toBe(500);
    expect(body).toEqual({
      responseCode: 500,
      responseDesc: 'Something went wrong. Please try again.',
      requestId: headers['x-request-id'],
    });
    expect(broken.logLines.join('')).toContain(String(headers['x-request-id']));
    await broken.close();
  });
});
