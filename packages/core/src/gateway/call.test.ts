import { expect, it } from 'vitest';
import { addFavoriteDriver, getNearDrivers } from '../drivers/routes.generated.ts';
import { getJobProof } from '../rides/routes.generated.ts';
import { call, callForFile } from './call.ts';
import { createFileTransport } from './create-file-transport.ts';

/** The real client, with a record of its requests. */
function createRecorder(answer = () => Response.json({ responseCode: 200, responseDesc: 'OK' })) {
  const fetched: { readonly url: URL; readonly init: RequestInit | undefined }[] = [];
  const transport = createFileTransport({
    baseUrl: 'http://gateway.invalid',
    channel: 'web',
    language: () => 'en',
    device: { name: 'test', version: '1' },
    landingUrl: 'http://localhost/',
    sessionToken: () => null,
    userName: () => null,
    onSessionInvalid: () => undefined,
    fetch: async (url, init) => {
      fetched.push({ url: new URL(String(url)), init });
      return answer();
    },
  });
  return { transport, fetched };
}

it('puts what belongs into the path there, and there only', async () => {
  const { transport, fetched } = createRecorder();
  await call(transport, getNearDrivers, { lat: '13.7', lng: '1/2', vehicle_type: '2' });
  expect(fetched[0]?.init?.method).toBe('GET');
  expect(fetched[0]?.url.pathname).toBe('/api/v2/get_near_drivers/13.7/1%2F2');
  expect(Object.fromEntries(fetched[0]?.url.searchParams ?? [])).toMatchObject({ vehicle_type: '2', lang: 'en' });
  expect(fetched[0]?.url.searchParams.has('lat')).toBe(false);
});

it('posts the other fields, but none that is undefined', async () => {
  const { transport, fetched } = createRecorder();
  await call(transport, addFavoriteDriver, { songwaiId: 'd-1', remark: undefined });
  expect(fetched[0]?.init?.method).toBe('POST');
  const body: unknown = JSON.parse(String(fetched[0]?.init?.body));
  expect(body).toMatchObject({ songwaiId: 'd-1', channel: 'web' });
  expect(body).not.toHaveProperty('remark');
});

it('fetches a file in the same way', async () => {
  const disposition = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="proof.png"' };
  const { transport, fetched } = createRecorder(() => new Response('a picture', { headers: disposition }));
  const { name, content } = await callForFile(transport, getJobProof, { token: 'ก' });
  expect([name, await content.text()]).toEqual(['proof.png', 'a picture']);
  expect(fetched[0]?.url.pathname).toBe('/api/job/proof/%E0%B8%81');
  expect(fetched[0]?.url.searchParams.has('token')).toBe(false);
});

it('stops when its signal does', async () => {
  const { transport, fetched } = createRecorder();
  await call(transport, getNearDrivers, { lat: '1', lng: '2', signal: AbortSignal.abort() });
  expect(fetched[0]?.init?.signal?.aborted).toBe(true);
  expect(fetched[0]?.url.searchParams.has('signal')).toBe(false);
});

it('knows the fields of its contract', () => {
  const { transport } = createRecorder();
  // @ts-expect-error a field that the contract does not have
  void (() => call(transport, addFavoriteDriver, { songwaiId: 'd-1', note: 'x' }));
  // @ts-expect-error a field that is missing
  void (() => call(transport, addFavoriteDriver, {}));
  // @ts-expect-error a part of the path that is missing
  void (() => call(transport, getNearDrivers, { lat: '13.7' }));
});
