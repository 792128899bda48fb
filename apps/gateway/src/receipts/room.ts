import type { IdentityOffers } from '../identity/identity-offers.ts';
import type { Room } from '../platform/room.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { listMissingOfIssuer } from '../tax-documents/issuer.ts';
import type { TaxDocumentsOffers } from '../tax-documents/room.ts';
import { creditNextWaived } from './jobs/credit-waived-parts.ts';
import { issueJobReceipt } from './jobs/issue-job-receipt.ts';
import { createMonthPack } from './month/month-pack.ts';
import { receiptsPersonalData } from './personal-data.ts';
import { receiptEvents } from './queue/receipt-events.ts';
import { createReceiptWorker } from './queue/receipt-worker.ts';
import { registerReceipts } from './receipt-routes.ts';
import { createReceipts } from './receipts.ts';
import type { ReceiptsTables } from './tables.ts';
import { issueTopUpReceipt } from './top-ups/issue-top-up-receipt.ts';

type Needs = TaxDocumentsOffers & Pick<IdentityOffers, 'callLimits'> & { readonly store: ObjectStore };

/** Receipts of paid jobs and top-ups, and the documents of a month in one file. */
export const receipts: Room<Needs> = {
  name: 'receipts',
  section: 'invoices',
  tables: ['receipts_due', 'receipt_parts'] satisfies readonly (keyof ReceiptsTables)[],
  personalData: receiptsPersonalData,
  open: ({ db, clock, startTimer, log }, { documents, documentFiles: files, store, callLimits: limits }) => {
    const worker = createReceiptWorker({
      ...{ db, clock, startTimer, log },
      listMissing: () => listMissingOfIssuer(db),
      issue: async (trx, subject, at) => {
        const [kind, id = ''] = subject.split(/:(.*)/s);
        if (kind === 'job') return issueJobReceipt(trx, documents, { jobId: id, at });
        await issueTopUpReceipt(trx, documents, { chargeId: id, at });
        return false;
      },
      creditNext: () => creditNextWaived({ db, clock, documents }),
    });
    return {
      offers: {},
      routes: (app) => {
        const pack = createMonthPack({ db, clock, store, files, log });
        registerReceipts(app, { db, documents, pack, limits, receipts: createReceipts({ db, clock, documents }) });
      },
      workers: [worker],
      eventHandlers: [receiptEvents],
    };
  },
};
