import type { ErasureHold } from '@songwai/core/account/data-subject';
import { createCallLimits } from '../account/call-limits.ts';
import { createLoginLimit } from '../account/login-limit.ts';
import { createOneTimeCodes } from '../account/one-time-codes.ts';
import { createPasswordChecker, hashPassword } from '../account/passwords.ts';
import { createPrivacyChoices } from '../account/privacy/choices.ts';
import { createDataExport } from '../account/privacy/data-export.ts';
import { createErasure } from '../account/privacy/erasure.ts';
import type { ReadHolds } from '../account/privacy/erasure-hold.ts';
import { createIdentity } from '../account/privacy/identity.ts';
import { createPrivacyKeeper } from '../account/privacy/privacy-keeper.ts';
import { createPrivacyOffice } from '../account/privacy/privacy-office.ts';
import { registerPrivacy } from '../account/privacy/routes.ts';
import { readInvoiceHolds } from '../invoices/erasure-hold-queries.ts';
import { readJobHolds } from '../jobs/erasure-hold-queries.ts';
import { foldWords } from '../places/search/fold.ts';
import { type Ground, runWorker } from './ground.ts';
import { personalData } from './personal-tables.ts';

/** What keeps an account from being erased, by every room that knows of something; a room with money in it adds its own. */
const roomsWithHolds: readonly ReadHolds[] = [readJobHolds, readInvoiceHolds];
const readHolds: ReadHolds = async (db, asked) => {
  const holds: ErasureHold[] = [];
  for (const readRoom of roomsWithHolds) holds.push(...(await readRoom(db, asked)));
  return holds;
};

/** The rights that people have over their data. */
export async function composePrivacy(ground: Ground): Promise<void> {
  const { app, db, clock, random, startTimer, log, config } = ground;
  const registry = personalData.personal;
  const limits = createCallLimits({ db, clock });
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const codes = createOneTimeCodes({ db, clock, random, passwords });
  const identity = createIdentity({ db, clock, codes, passwords, limits, limit: createLoginLimit({ db, clock }) });
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
