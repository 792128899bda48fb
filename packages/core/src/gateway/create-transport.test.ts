import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { success, wireEstimate, wireStartup, wireUser } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { createHastyTimer, createManualTimer } from '../../tests/timers.ts';
import { createJob } from '../jobs/contract.ts';
import { estimatePrice } from '../pricing/contract.ts';
import { login, userInfo } from '../sessions/contract.ts';
import { initDataV3 } from '../startup/contract.ts';
import { GatewayError } from './gateway-error.ts';
import type { CallRequest } from './transport-types.ts';

const askStartup: CallRequest<typeof initDataV3> = { method: 'GET', path: '/init_data_v3', body: {} };
const askUser: CallRequest<typeof userInfo> = { method: 'POST', path: '/userInfo', body: {} };
const askPrice: CallRequest<typeof estimatePrice> = {
  method: 'POST',
  path: '/estimate_price',
  body: {
    vehicle: 1,
    locationList: [
      { lat: 13.7, lng: 100.5 },
      { lat: 13.8, lng: 100.5 },
    ],
  },
};

const errorOf = async (call: Promise<unknown>): Promise<GatewayError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof GatewayError) return error;
  throw new Error('The call did not fail with a GatewayError', { cause: error });
};

describe('transport', () => {
  let gateway: FakeGateway;
  beforeEach(async () => {
    gateway = await startFakeGateway();
  });
  afterEach(() => gateway.stop());

  it('sends who asks from where with a body, and the token as a header', async () => {
    gateway.answer(userInfo, () => ({ ...success, ...wireUser }));
    const transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      channel: 'baanchandra',
      language: () => 'en',
      device: { name: 'iPhone', version: '18.1' },
      landingUrl: 'https://songwai.test/en?utm_source=line&utm_medium=chat&utm_campaign=%E0%B8%AA&x=1#y',
      sessionToken: () => 'token-1',
      userName: () => 'demo@songwai.test',
    });
    await transport.call(askUser);
    expect(gateway.calls[0]?.body).toEqual({
      channel: 'baanchandra',
      lang: 'en',
      deviceName: 'iPhone',
      deviceVersion: '18.1',
      utm_source: 'line',
      utm_medium: 'chat',
      utm_campaign: 'ส',
      userName: 'demo@songwai.test',
    });
    expect(gateway.calls[0]?.headers['sk-token']).toBe('token-1');
  });

  it('sends who signed in by Facebook with a body, and never in an address', async () => {
    gateway.answer(userInfo, () => ({ ...success, ...wireUser }));
    gateway.answer(initDataV3, () => wireStartup);
    const facebook = () => ({ facebookId: 'fb-1', token: 'EAAB-token' });
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1', facebook });
    await transport.call(askUser);
    await transport.call(askStartup);
    expect(gateway.calls[0]?.body).toMatchObject({ facebookId: 'fb-1', facebookTokenId: 'EAAB-token' });
    expect(gateway.calls[1]?.body).not.toHaveProperty('facebookId');
    expect(gateway.calls[1]?.body).not.toHaveProperty('facebookTokenId');
  });

  it('sends the same in the query of a GET, but not who asks, and no token when nobody is signed in', async () => {
    gateway.answer(initDataV3, () => wireStartup);
    await createTestTransport({ baseUrl: gateway.baseUrl, userName: () => 'demo@songwai.test' }).call(askStartup);
    expect(gateway.calls[0]?.body).toEqual({ channel: 'web', lang: 'th', deviceName: 'test', deviceVersion: '1' });
    expect(gateway.calls[0]?.headers).not.toHaveProperty('sk-token');
  });

  it('signs in under the name typed, whoever was known before', async () => {
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser }));
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, userName: () => 'before@songwai.test' });
    await transport.call<typeof login>({ method: 'POST', path: '/login', body: { userName: 'now@songwai.test', password: 'x' } });
    expect(gateway.calls[0]?.body).toMatchObject({ userName: 'now@songwai.test' });
  });

  it('tells a refusal with its code, words and request', async () => {
    gateway.answer(login, () => ({ respCode: 100, respDesc: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง' }));
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    const error = await errorOf(transport.call<typeof login>({ method: 'POST', path: '/login', body: { userName: 'a' } }));
    expect(error).toMatchObject({ kind: 'business', code: 100, description: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง', requestId: 'r-1' });
  });

  it('names the field that the gateway could not take', async () => {
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    const wrong = {
      ...askPrice,
      body: {
        ...askPrice.body,
        locationList: [
          { lat: 99, lng: 1 },
          { lat: 1, lng: 1 },
        ],
      },
    };
    expect(await errorOf(transport.call(wrong))).toMatchObject({ kind: 'business', code: 400, field: 'locationList.0.lat' });
  });

  it('calls what is no envelope an http error', async () => {
    gateway.answer(initDataV3, () => ({ status: 200, text: '<html>captive portal</html>' }));
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    expect(await errorOf(transport.call(askStartup))).toMatchObject({ kind: 'http', code: 200, description: '' });
  });

  it('tries a read again twice, each time later, and then gives up', async () => {
    gateway.answer(estimatePrice, () => ({ status: 503, text: 'no' }));
    const timer = createHastyTimer();
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, startTimer: timer.startTimer, random: () => 1 });
    const error = await errorOf(transport.call({ ...askPrice, isIdempotentRead: true }));
    expect(error).toMatchObject({ kind: 'http', code: 503, isTransient: true });
    expect(gateway.callsTo(estimatePrice)).toHaveLength(3);
    expect(timer.delays).toEqual([300, 600]);
  });

  it('gives the answer of a second try', async () => {
    let tries = 0;
    gateway.answer(estimatePrice, () => {
      tries += 1;
      return tries === 1 ? { status: 502, text: '' } : wireEstimate(82);
    });
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    expect((await transport.call<typeof estimatePrice>({ ...askPrice, isIdempotentRead: true })).netPrice).toBe(82);
  });

  it('never sends twice what is not a read, nor a read that was understood and refused', async () => {
    gateway.answer(createJob, () => ({ status: 503, text: 'no' }));
    gateway.answer(estimatePrice, () => ({ responseCode: 422, responseDesc: 'นอกพื้นที่', field: 'locationList.1' }));
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 't' });
    const body = createJob.example as unknown as CallRequest<typeof createJob>['body'];
    await errorOf(transport.call<typeof createJob>({ method: 'POST', path: '/create_job', body }));
    await errorOf(transport.call({ ...askPrice, isIdempotentRead: true }));
    expect(gateway.callsTo(createJob)).toHaveLength(1);
    expect(gateway.callsTo(estimatePrice)).toHaveLength(1);
  });

  it('tells a gateway that is not there from one that was not waited for', async () => {
    const { baseUrl } = gateway;
    const controller = new AbortController();
    gateway.answer(initDataV3, () => new Promise(() => undefined));
    const call = createTestTransport({ baseUrl }).call({ ...askStartup, signal: controller.signal });
    await gateway.called(initDataV3, 1);
    controller.abort();
    expect(await errorOf(call)).toMatchObject({ kind: 'aborted', isTransient: false });
    await gateway.stop();
    expect(await errorOf(createTestTransport({ baseUrl }).call(askStartup))).toMatchObject({
      kind: 'network',
      code: 0,
      isTransient: true,
    });
    gateway = await startFakeGateway();
  });

  it('gives up after 60 s', async () => {
    gateway.answer(initDataV3, () => new Promise(() => undefined));
    const timer = createManualTimer();
    const call = createTestTransport({ baseUrl: gateway.baseUrl, startTimer: timer.startTimer }).call(askStartup);
    await gateway.called(initDataV3, 1);
    timer.fire(60_000);
    expect(await errorOf(call)).toMatchObject({ kind: 'timeout', isTransient: true });
    expect(timer.pending()).toEqual([]);
  });

  it.each([130, 131, 132, 133])('reports the session as over on code %i, and fails the call', async (code) => {
    gateway.answer(userInfo, () => ({ responseCode: code, responseDesc: 'หมดอายุ' }));
    const reported: number[] = [];
    const transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      sessionToken: () => 'token-1',
      onSessionInvalid: (reason) => reported.push(reason),
    });
    expect(await errorOf(transport.call(askUser))).toMatchObject({ code });
    expect(reported).toEqual([code]);
  });

  it('reports a call that needed a session and had none', async () => {
    const reported: number[] = [];
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, onSessionInvalid: (reason) => reported.push(reason) });
    expect(await errorOf(transport.call(askUser))).toMatchObject({ code: 401, description: "Missing request header 'sk-token'" });
    expect(reported).toEqual([401]);
  });

  it.each([
    ['a right that is missing, which HTTP says', { status: 403, text: '{"responseCode":403,"responseDesc":"ไม่มีสิทธิ์"}' }, []],
    ['nothing that is there, whatever the code', { responseCode: 404, responseDesc: 'ไม่พบ' }, []],
    ['a session that is worth nothing, as a mere code', { responseCode: 403, responseDesc: 'Forbidden' }, [403]],
    ['the same, with 401', { responseCode: 401, responseDesc: 'Unauthorized' }, [401]],
  ])('tells %s', async (_what, answer, report) => {
    gateway.answer(userInfo, () => answer);
    const reported: number[] = [];
    const transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      sessionToken: () => 'token-1',
      onSessionInvalid: (reason) => reported.push(reason),
    });
    await errorOf(transport.call(askUser));
    expect(reported).toEqual(report);
  });

  it('ends no session where none was sent: a refused sign-on is none', async () => {
    gateway.answer(initDataV3, () => ({ status: 200, text: '{"responseCode":403,"responseDesc":"Forbidden"}' }));
    const reported: number[] = [];
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, onSessionInvalid: (reason) => reported.push(reason) });
    await errorOf(transport.call(askStartup));
    expect(reported).toEqual([]);
  });

  it('does not end a new session for the late refusal of an old one', async () => {
    let token = 'old';
    gateway.answer(userInfo, () => {
      token = 'new';
      return { responseCode: 130, responseDesc: 'หมดอายุ' };
    });
    const reported: number[] = [];
    const options = { sessionToken: () => token, onSessionInvalid: (reason: number) => reported.push(reason) };
    await errorOf(createTestTransport({ baseUrl: gateway.baseUrl, ...options }).call(askUser));
    expect(reported).toEqual([]);
  });

  it("fills in what stands in the path, encoded, and carries a driver's token in a header of its own", async () => {
    const transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      sessionToken: () => 'driver-1',
      tokenHeader: 'driver-token',
    });
    const request = { ...askStartup, path: '/offer/:offerId/of/:name', params: { offerId: '7/8', name: 'ก' } };
    await errorOf(transport.call(request as unknown as typeof askStartup));
    expect(gateway.calls[0]?.path).toBe('/offer/7%2F8/of/%E0%B8%81');
    expect(gateway.calls[0]?.headers).toMatchObject({ 'driver-token': 'driver-1' });
    expect(gateway.calls[0]?.headers).not.toHaveProperty('sk-token');
  });

  it('sends what goes to the chat to a service of its own, where there is one', async () => {
    const transport = createTestTransport({ baseUrl: 'http://nobody.invalid', chatBaseUrl: `${gateway.baseUrl}/talk` });
    await errorOf(transport.call({ ...askStartup, path: '/chat/room/list' } as unknown as typeof askStartup));
    expect(gateway.calls[0]?.path).toBe('/talk/room/list');
  });
});

describe('transport stream', () => {
  let gateway: FakeGateway;
  beforeEach(async () => {
    gateway = await startFakeGateway();
  });
  afterEach(() => gateway.stop());

  const collect = async (stream: AsyncIterable<{ readonly data: string }>) => {
    const heard: string[] = [];
    for await (const message of stream) heard.push(message.data);
    return heard;
  };

  it('gives the messages until the server closes', async () => {
    gateway.handle('/tracking/x/stream', (request, response) => {
      expect(request.headers.accept).toBe('text/event-stream');
      expect(request.url).toContain('lang=th');
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write('data: หนึ่ง\n\n');
      response.end('data: สอง\n\n');
    });
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    expect(await collect(transport.stream('/tracking/x/stream', new AbortController().signal))).toEqual(['หนึ่ง', 'สอง']);
  });

  it('fails with the envelope of a stream that is refused', async () => {
    gateway.handle('/tracking/x/stream', (_request, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"responseCode":404,"responseDesc":"ไม่พบงาน"}'),
    );
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    const error = await errorOf(collect(transport.stream('/tracking/x/stream', new AbortController().signal)));
    expect(error).toMatchObject({ code: 404, description: 'ไม่พบงาน' });
  });

  it('fails when something else than a stream answers', async () => {
    gateway.handle('/tracking/x/stream', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    expect(await errorOf(collect(transport.stream('/tracking/x/stream', new AbortController().signal)))).toMatchObject({
      kind: 'http',
    });
  });

  it('fails when the connection breaks, and when nothing was heard for 60 s', async () => {
    const timer = createManualTimer();
    const transport = createTestTransport({ baseUrl: gateway.baseUrl, startTimer: timer.startTimer });
    gateway.handle('/tracking/x/stream', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n', () => response.destroy());
    });
    expect(await errorOf(collect(transport.stream('/tracking/x/stream', new AbortController().signal)))).toMatchObject({
      kind: 'network',
    });
    gateway.handle('/tracking/x/stream', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    const heard: string[] = [];
    const silent = async () => {
      for await (const message of transport.stream('/tracking/x/stream', new AbortController().signal)) {
        heard.push(message.data);
        queueMicrotask(() => timer.fire(60_000));
      }
    };
    expect(await errorOf(silent())).toMatchObject({ kind: 'timeout' });
    expect(heard).toEqual(['1']);
  });
});
