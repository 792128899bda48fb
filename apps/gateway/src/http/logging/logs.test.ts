import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../../tests/builders/partners.ts';
import { signInByPassword } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const booking = {
  guid: 'log-test-guid-1',
  vehicle: 1,
  orderType: 'now',
  paymentType: 0,
  jobType: 2,
  confirmPhone: '0812345678',
  remark: 'ฝากป้อม',
  locationList: [
    { addressName: 'บ้านเลขที่ 99', contactName: 'พิมพ์ชนก', contactPhone: '0811110000', lat: 13.7466, lng: 100.5347 },
    { addressName: 'บีทีเอสบางนา', contactName: 'ธนากร', contactPhone: '0898765432', lat: 13.6682, lng: 100.605 },
  ],
};

describe('the log', () => {
  it('tells of a sign-in, a search, a booking and refusals, with nothing of the customer in it', async () => {
    const token = await signInByPassword(gateway);
    const partnerToken = await signPartnerToken(gateway);
    await gateway.post('/signon', { partnerId: 'baanchandra', token: partnerToken }, { origin: partnerOrigin });
    await gateway.post('/login', { userName: 'malee@example.test', password: 'hunter22' });
    await gateway.get('/text_search', { query: 'บ้านเลขที่ 99' }, { token });
    const booked = await gateway.post('/create_job', booking, { token });
    expect(booked.body['responseCode']).toBe(200);
    await gateway.post('/create_job', { ...booking, guid: 'log-test-guid-2', confirmPhone: 7 }, { token });
    await gateway.post('/create_job', '{"confirmPhone":"0812345678",', { token });
    const trackingId = String(booked.body['trackingId']);
    await gateway.post('/get_job_detail_tracking', { trackingId });
    await gateway.get('/tracking/unknown-tracking-id/stream');
    await gateway.inject({ method: 'GET', url: `/t/${trackingId}?utm_source=0812345678` });

    const log = gateway.logLines.join('');
    const routes = gateway.logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['route']);
    expect(routes.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/api/login', '/api/signon', '/api/text_search', '/api/create_job']),
    );
    for (const line of routes) expect(line).toMatchObject({ requestId: expect.any(String), status: expect.any(Number) });

    const own = ['0812345678', '0811110000', '0898765432', '0861112222', 'demo@songwai.test', 'malee@example.test', 'demo1234'];
    const secret = ['hunter22', token, partnerToken, trackingId, 'unknown-tracking-id', 'log-test-guid'];
    const said = ['บ้านเลขที่', 'พิมพ์ชนก', 'ธนากร', 'ฝากป้อม', 'query', 'utm_source', 'Malee', encodeURIComponent('บ้านเลขที่')];
    for (const text of [...own, ...secret, ...said]) expect(log).not.toContain(text);
  });

  it('of an error has neither the phone nor the address that a database names in it', async () => {
    gateway.app.log.error({ err: new Error('duplicate key (phone)=(0812345678), (email)=(demo@songwai.test)') }, 'failed');
    const line = gateway.logLines.at(-1) ?? '';
    expect(line).toContain('duplicate key');
    expect(line).not.toMatch(/0812345678|demo@songwai/);
  });
});
