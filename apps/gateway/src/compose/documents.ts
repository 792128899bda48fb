import { createCompanyDocuments } from '../account/documents/company-documents.ts';
import { createCompanyOffice } from '../account/documents/company-office.ts';
import { registerCompanyOffice } from '../account/documents/company-office-routes.ts';
import { registerDocuments } from '../account/documents/routes.ts';
import { createVerificationService } from '../account/documents/verification.ts';
import { createVerificationOffice } from '../account/documents/verification-office.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Ground } from './ground.ts';

/** The holidays of every year are a large file. */
const readWorkingDays = async () => (await import('../account/documents/working-day.ts')).createWorkingDays();

/** Companies that show who they are. */
export function composeDocuments({ app, db, clock, random, config }: Ground, { store }: { readonly store: ObjectStore }): void {
  const { publicUrl, isProduction } = config;
  registerDocuments(app, {
    documents: createCompanyDocuments({ db, clock, random, store, isProduction }),
    verifications: createVerificationService({ db, clock, readWorkingDays }),
    office: createVerificationOffice({ db, clock, store, publicUrl }),
  });
  registerCompanyOffice(app, { companies: createCompanyOffice({ db, clock, random, publicUrl }) });
}
