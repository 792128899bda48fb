import { defineEndpoint } from '@songwai/core/gateway/endpoint';
import { commonFields, envelope } from '@songwai/core/gateway/wire-schemas';
import { login } from '@songwai/core/sessions/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingFixture } from '../../tests/booking/booking-fixture.ts';
import { mountEndpoint } from './mount-endpoint.ts';

const callOf = (path: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    access: 'anyone',
    summary: 'A call of this test',
    request: Type.Object({ ...commonFields }),
    reply: Type.Object({ ...envelope, found: Type.Optional(Type.Integer()) }),
    example: {},
  });

let fixture: Awaited<ReturnType<typeof createBookingFixture>>;
beforeAll(async () => {
  fixture = await createBookingFixture({
    addRooms: (app) => {
      mountEndpoint(app, callOf('/silent'), async () => undefined);
      mountEndpoint(app, callOf('/found'), async () => ({ found: 2 }));
      mountEndpoint(app, callOf('/worded'), async () => ({ responseDesc: 'Saved', found: 2 }));
      mountEndpoint(app, callOf('/coded'), async () => ({ responseCode: 301, responseDesc: 'Moved' }));
      mountEndpoint(app, login, async () => ({ respCode: 102, respDesc: 'Not yet' }));
    },
  });
});
afterAll(() => fixture.close());

const ask = async (path: string, lang?: string) => {
  const { payload } = await fixture.app.inject({ method: 'POST', url: `/api${path}`, payload: { lang } });
  return payload;
};

describe('a reply', () => {
  it.each([
    ['/silent', undefined, '{"responseCode":200,"responseDesc":"สำเร็จ"}'],
    ['/silent', 'en', '{"responseCode":200,"responseDesc":"Success"}'],
    ['/found', 'en', '{"responseCode":200,"responseDesc":"Success","found":2}'],
    ['/worded', 'en', '{"responseCode":200,"responseDesc":"Saved","found":2}'],
    ['/coded', 'en', '{"responseCode":301,"responseDesc":"Moved"}'],
  ])('of %s in %s is %s', async (path, lang, reply) => {
    expect(await ask(path, lang)).toBe(reply);
  });

  it('of a login has names of its own, and no others', async () => {
    const { payload } = await fixture.app.inject({ method: 'POST', url: '/api/login', payload: login.example });
    expect(payload).toBe('{"respCode":102,"respDesc":"Not yet"}');
  });
});
