import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { issueReceipt } from '../../../tests/tax-documents/issue.ts';
import { systemRandom } from '../../platform/deps.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { createDocumentFiles } from './document-files.ts';
import { createFileWorker } from './file-worker.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'off' } });
});
afterAll(() => gateway.close());

function makeWorker(render: (number: string) => Buffer) {
  const objects = new Map<string, Uint8Array>();
  const store: ObjectStore = {
    put: async (key, content) => void objects.set(key, content),
    get: async () => undefined,
    remove: async () => undefined,
  };
  const { db, clock } = gateway;
  const files = createDocumentFiles({
    ...{ db, store, isProduction: false, log: silentLog },
    render: async ({ number }) => render(number),
  });
  const worker = createFileWorker({ db, clock, startTimer: () => () => undefined, log: silentLog, files });
  return { objects, worker };
}

it('files are made in the background; one that cannot be made waits longer each time and delays no other', async () => {
  const { userId: payerId } = await addCustomer(gateway);
  const [poor, ...sound] = [
    await issueReceipt(gateway, { payerId, subject: 'job:J1' }),
    await issueReceipt(gateway, { payerId, subject: 'job:J2' }),
    await issueReceipt(gateway, { payerId, subject: 'job:J3' }),
  ];
  let isBroken = true;
  const render = (number: string): Buffer => {
    if (isBroken && number === poor?.number) throw new Error('no such glyph');
    return systemRandom.bytes(8);
  };
  const { objects, worker } = makeWorker(render);
  const other = makeWorker(render);
  await Promise.all([worker.work(), other.worker.work()]);
  expect([...objects.keys(), ...other.objects.keys()].length).toBe(sound.length);
  isBroken = false;
  await worker.work();
  expect(objects.size + other.objects.size).toBe(sound.length);
  gateway.clock.advanceSeconds(6);
  await worker.work();
  expect([...objects.keys()].some((key) => key.includes(poor?.number ?? '?'))).toBe(true);
});
