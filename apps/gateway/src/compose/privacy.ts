import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import { readCompanyHolds } from '../companies/erasure-hold.ts';
import type { ReadHolds } from '../identity/erasure-hold.ts';
import { readInvoiceHolds } from '../invoices/erasure-hold-queries.ts';
import { readJobHolds } from '../jobs/erasure-hold-queries.ts';
import { foldWords } from '../places/search/text/fold.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import { createPrivacyOffice } from '../privacy/admin/privacy-admin.ts';
import { createPrivacyChoices } from '../privacy/choices.ts';
import { createDataExport } from '../privacy/data-export.ts';
import { createErasure } from '../privacy/erasure.ts';
import { createPrivacyKeeper } from '../privacy/privacy-worker.ts';
import { registerPrivacy } from '../privacy/routes.ts';
import type { AccountTools } from './account-tools.ts';
import { personalData } from './personal-tables.ts';

/** What keeps an account from being erased, by every room that knows of something; a room with money in it adds its own. */
const roomsWithHolds: readonly ReadHolds[] = [readCompanyHolds, readJobHolds, readInvoiceHolds];
const readHolds: ReadHolds = async (db, asked) => {
  const holds: ErasureHold[] = [];
  for (const readRoom of roomsWithHolds) holds.push(...(await readRoom(db, asked)));
  return holds;
};

/** The rights that people have over their data. */
export function composePrivacy(ground: Ground, { identity, limits }: Pick<AccountTools, 'identity' | 'limits'>): void {
  const { app, db, clock, random, startTimer, log, config } = ground;
  const registry = personalData.personal;
  registerPrivacy(app, {
    db,
    identity,
    dataExport: createDataExport({ db, clock, random, registry, identity, limits }),
    erasure: createErasure({ db, clock, random, identity, readHolds, publicUrl: config.publicUrl }),
    choices: createPrivacyChoices({ db, clock, random, limits }),
    office: createPrivacyOffice({ db, clock }),
  });
  runWorker(ground, createPrivacyKeeper({ db, clock, startTimer, log, registry, readHolds, fold: foldWords }));
}
