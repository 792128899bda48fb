import { defineEndpoint } from '@songwai/core/gateway/endpoint';
import { commonFields, envelope } from '@songwai/core/gateway/wire-schemas';
import { login } from '@songwai/core/sessions/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
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

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({
    // Below a path of its own, because the gateway has a login.
    mount: (app) => {
      app.register(
        async (scope) => {
          mountEndpoint(scope, callOf('/silent'), async () => undefined);
          mountEndpoint(scope, callOf('/found'), async () => ({ found: 2 }));
          mountEndpoint(scope, callOf('/worded'), async () => ({ responseDesc: 'Saved', found: 2 }));
          mountEndpoint(scope, callOf('/coded'), async () => ({ responseCode: 301, responseDesc: 'Moved' }));
          mountEndpoint(scope, login, async () => ({ respCode: 102, respDesc: 'Not yet' }));
        },
        { prefix: '/test' },
      );
    },
  });
});
afterAll(() => gateway.close());

const ask = async (path: string, lang?: string) => {
  const { payload } = await gateway.app.inject({ method: 'POST', url: `/test/api${path}`, payload: { lang } });
  return payload;
};

describe('a reply', () => {
  it.each([
    ['/silent', undefined, '{"responseCode":200,"responseDesc":"\\u0e2a\\u0e33\\u0e40\\u0e23\\u0e47\\u0e08"}'],
    ['/silent', 'en', '{"responseCode":200,"responseDesc":"Success"}'],
    ['/found', 'en', '{"responseCode":200,"responseDesc":"Success","found":2}'],
    ['/worded', 'en', '{"responseCode":200,"responseDesc":"Saved","found":2}'],
    ['/coded', 'en', '{"responseCode":301,"responseDesc":"Moved"}'],
  ])('of %s in %s is %s', async (path, lang, reply) => {
    expect(await ask(path, lang)).toBe(reply);
  });

  it('says its Thai in ASCII, which any reader of JSON takes for the same', async () => {
    expect(JSON.parse(await ask('/found'))).toEqual({ responseCode: 200, responseDesc: 'สำเร็จ', found: 2 });
    expect(await ask('/found')).toMatch(/^\p{ASCII}+$/u);
  });

  it('of a login has names of its own, and no others', async () => {
    const { payload } = await gateway.app.inject({ method: 'POST', url: '/test/api/login', payload: login.example });
    expect(payload).toBe('{"respCode":102,"respDesc":"Not yet"}');
  });
});
