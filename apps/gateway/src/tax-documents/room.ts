import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Documents } from './documents.ts';
import { createDocumentFiles, type DocumentFiles } from './files/document-files.ts';
import { registerDocuments } from './files/document-routes.ts';
import { createFileWorker } from './files/file-worker.ts';
import type { FactsDeps } from './issue-facts.ts';
import { openDocuments } from './open-documents.ts';
import { openRenderer } from './pdf/open-renderer.ts';
import { taxDocumentsPersonalData } from './personal-data.ts';
import type { TaxDocumentsTables } from './tables.ts';
import type { TaxDocumentsLater } from './vehicle-names.ts';

type Needs = Pick<IdentityOffers, 'callLimits'> & { readonly store: ObjectStore };

/** What the room offers to the rooms above it. */
export interface TaxDocumentsOffers {
  readonly documents: Documents;
  readonly documentFiles: DocumentFiles;
}

/** Invoices, receipts, credit notes and notes on withholding as issued: numbered without gaps, and never changed. */
export const taxDocuments: Room<Needs, TaxDocumentsOffers, TaxDocumentsLater> = {
  name: 'tax-documents',
  section: 'invoices',
  tables: ['document_counters', 'tax_documents'] satisfies readonly (keyof TaxDocumentsTables)[],
  personalData: taxDocumentsPersonalData,
  open: ({ db, clock, random, startTimer, log, config }, { store, callLimits: limits }, later) => {
    const { publicUrl, billerId, isProduction } = config;
    const facts = {
      ...{ publicUrl, billerId },
      findVehicleNames: (trx, ids) => later().findVehicleNames(trx, ids),
    } satisfies FactsDeps;
    const renderer = openRenderer();
    const files = createDocumentFiles({ db, store, isProduction, log, render: renderer.render });
    return {
      offers: {
        documents: openDocuments({ random, ...facts }),
        documentFiles: files,
      },
      routes: (app) => registerDocuments(app, { db, clock, limits, files }),
      workers: [createFileWorker({ db, clock, startTimer, log, files })],
      whenClosed: renderer.stop,
    };
  },
};
