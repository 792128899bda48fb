import { createCompanyOffice } from '../companies/admin/company-admin.ts';
import { registerCompanyOffice } from '../companies/admin/company-admin-routes.ts';
import { createVerificationOffice } from '../companies/admin/verification-admin.ts';
import { createCompanyDocuments } from '../companies/documents/company-documents.ts';
import { registerDocuments } from '../companies/documents/routes.ts';
import { createVerificationService } from '../companies/documents/verification.ts';
import type { Ground } from '../platform/platform.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** The holidays of every year are a large file. */
const readWorkingDays = async () => (await import('../companies/documents/working-day.ts')).createWorkingDays();

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
