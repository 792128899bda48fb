import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTimer } from '@songwai/core/basics/start-timer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { userIdOf } from '../../../tests/builders/sessions.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { systemRandom } from '../../platform/deps.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { createPhotoWorker } from '../../storage/photo-worker.ts';
import { storageTexts } from '../../storage/texts.ts';
import { createCompanyDocuments } from './company-documents.ts';
import { documentTexts } from './texts.ts';

let folder: string;
let gateway: Gateway;
let companyId: string;
let session: Session;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-papers-'));
  gateway = await createGateway();
  companyId = await userIdOf(gateway, 'company@songwai.test');
  const company = { companyId, departmentId: null, rights: new Set(['order', 'view', 'pay'] as const) };
  session = { sessionId: systemRandom.uuid(), userId: companyId, channel: 'web', partnerId: null, role: 'customer', company };
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await gateway.db.deleteFrom('company_verifications').execute();
  await gateway.db.deleteFrom('stale_objects').execute();
  await rm(folder, { recursive: true });
});

const document = { kind: 'certificate', fileBase64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') } as const;
const unavailable = () => new BusinessRefusal({ code: 503, text: storageTexts.unavailable });
const folderStore = () => createFolderStore(folder);
const limits = { count: () => Promise.resolve() };
const documentsIn = (store: ObjectStore) =>
  createCompanyDocuments({ db: gateway.db, clock: gateway.clock, random: systemRandom, isProduction: false, store, limits });
const tidy = (store: ObjectStore = folderStore()) =>
  createPhotoWorker({ db: gateway.db, clock: gateway.clock, startTimer, log: silentLog, isProduction: false, store }).tidy();
const files = () => readdir(path.join(folder, 'dev', 'companies', companyId)).catch(() => []);
const countNoted = async () => (await gateway.db.selectFrom('company_documents').select('id').execute()).length;
const setState = async (state: 'waiting' | 'draft') => {
  const submitted_at = state === 'waiting' ? gateway.clock.now() : null;
  await gateway.db.updateTable('company_verifications').set({ state, submitted_at }).execute();
};

describe('a paper that a company has added', () => {
  it('stays, also while files that nothing needs are thrown away', async () => {
    await documentsIn(folderStore()).add(document, session);
    gateway.clock.advanceSeconds(7_200);
    await tidy();
    expect([await countNoted(), (await files()).length]).toEqual([1, 1]);
  });

  it('is gone from the store when it was taken back, however often the store failed to remove it', async () => {
    const failing: ObjectStore = { ...folderStore(), remove: () => Promise.reject(unavailable()) };
    const documents = documentsIn(failing);
    const documentId = await documents.add(document, session);
    await documents.remove(documentId, session);
    expect([await countNoted(), (await files()).length]).toEqual([0, 1]);
    await expect(tidy(failing)).rejects.toThrow(/does not answer/);
    await tidy();
    expect(await files()).toEqual([]);
    expect(await gateway.db.selectFrom('stale_objects').selectAll().execute()).toEqual([]);
  });
});

describe('a paper that never came to be one', () => {
  it('is thrown away where the gateway died between keeping and noting it, and not while it is under way', async () => {
    const dying: ObjectStore = {
      ...folderStore(),
      put: async (...file) => {
        await folderStore().put(...file);
        throw new Error('killed');
      },
    };
    await expect(documentsIn(dying).add(document, session)).rejects.toThrow('killed');
    await tidy();
    expect([await countNoted(), (await files()).length]).toEqual([0, 1]);
    gateway.clock.advanceSeconds(3_601);
    await tidy();
    expect(await files()).toEqual([]);
  });

  it('is refused with the reason, whatever ails the store', async () => {
    await documentsIn(folderStore()).add(document, session);
    const slow: ObjectStore = {
      ...folderStore(),
      put: async (...file) => {
        await folderStore().put(...file);
        // The company submits its documents while the file is still being stored.
        await setState('waiting');
      },
      remove: () => Promise.reject(unavailable()),
    };
    await expect(documentsIn(slow).add(document, session)).rejects.toThrow(documentTexts.submitted.en);
    gateway.clock.advanceSeconds(3_601);
    await tidy();
    expect([await countNoted(), (await files()).length]).toEqual([1, 1]);
  });

  it('is told to be sent again where its file may have been thrown away meanwhile', async () => {
    const endless: ObjectStore = {
      ...folderStore(),
      put: async (...file) => {
        await folderStore().put(...file);
        gateway.clock.advanceSeconds(3_601);
        await tidy();
      },
    };
    await expect(documentsIn(endless).add(document, session)).rejects.toThrow(storageTexts.unavailable.en);
    expect([await countNoted(), await files()]).toEqual([0, []]);
  });

  it('leaves nothing in the store where it is one too many', async () => {
    const documents = documentsIn(folderStore());
    for (let count = 0; count < 5; count += 1) await documents.add(document, session);
    await expect(documents.add(document, session)).rejects.toThrow(documentTexts.tooMany.en);
    expect(await files()).toHaveLength(5);
  });
});
