import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { MissingReceipt } from '@songwai/core/receipts/receipt-calls';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import type { DocumentSubject, Documents, IssuedDocument } from '../tax-documents/documents.ts';
import { payersOf } from '../tax-documents/files/document-routes.ts';
import { creditSubject, creditWaivedParts } from './jobs/credit-waived-parts.ts';
import { issueJobReceipt } from './jobs/issue-job-receipt.ts';
import { addresseeOf } from './jobs/job-receipt-content.ts';
import { findReceiptJob, isJobVisible, type JobPart, listJobParts, type ReceiptJob } from './jobs/paid-job-view.ts';
import { listCreditedParts } from './jobs/part-queries.ts';
import { listWaivedParts } from './jobs/waived-part-view.ts';
import { readAddressee } from './read-addressee.ts';
import { receiptTexts } from './texts.ts';
import { issueTopUpReceipt } from './top-ups/issue-top-up-receipt.ts';
import { findTopUpId } from './top-ups/top-up-view.ts';

/** A receipt, the later ones and the credit notes of the same job, and whom it names. */
export interface FoundReceipt {
  readonly document: IssuedDocument | undefined;
  readonly further: readonly IssuedDocument[];
  readonly addressee: Addressee | null;
  readonly missing: MissingReceipt | null;
  readonly paidSatang: number;
}

interface ReceiptsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly documents: Documents;
}

/** Receipts of jobs and top-ups; one that is due and not issued yet is issued by whoever asks first. */
export interface Receipts {
  /** @throws {BusinessRefusal} 404 for a job that the caller may not see. */
  ofJob(jobId: string, session: Session): Promise<FoundReceipt>;
  /** @throws {BusinessRefusal} 404 for another's. */
  ofTopUp(reference: string, session: Session): Promise<FoundReceipt>;
}

const missingOf = (job: ReceiptJob, parts: readonly JobPart[]): MissingReceipt => {
  if (job.paymentType === paymentType.invoice) return 'onInvoice';
  if (!isJobOver(job.status)) return 'notOver';
  return parts.length === 0 ? 'nothingPaid' : 'notPaid';
};

/** Builds the service. */
export function createReceipts({ db, clock, documents }: ReceiptsDeps): Receipts {
  const present = (subject: DocumentSubject) => documents.findPresent(db, { kind: 'receipt', subject });

  const listFurther = async (jobId: string, parts: readonly JobPart[]): Promise<readonly IssuedDocument[]> => {
    const credited = await listCreditedParts(db, jobId);
    const all = [...new Set([...parts.map(({ part }) => part), ...credited])];
    const found = await documents.listOfSubjects(db, [
      ...all.map((part): DocumentSubject => `payment:${jobId}:${part}`),
      ...credited.map((part) => creditSubject(jobId, part)),
    ]);
    return found.filter(({ replacedBy }) => replacedBy === null);
  };

  return {
    ofJob: async (text, session) => {
      const jobId = readJobId(text);
      const job = (await isJobVisible(db, jobId, scopeOf(session))) ? await findReceiptJob(db, jobId) : undefined;
      if (job === undefined) throw new BusinessRefusal({ code: 404, text: receiptTexts.jobNotFound });
      const parts = await listJobParts(db, job);
      if (parts.some(({ isPaid, isReceipted }) => isPaid && !isReceipted))
        await transact(db, (trx) => issueJobReceipt(trx, documents, { jobId, at: clock.now() }));
      if ((await listWaivedParts(db, jobId)).length > 0)
        await transact(db, (trx) => creditWaivedParts(trx, documents, { jobId, at: clock.now() }));
      const document = await present(`job:${jobId}`);
      const paid = parts.filter(({ isPaid }) => isPaid);
      return {
        document,
        further: document === undefined ? [] : await listFurther(jobId, parts),
        addressee: document === undefined ? addresseeOf(job) : await readAddressee(db, document.id),
        missing: document === undefined ? missingOf(job, parts) : null,
        paidSatang: paid.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
      };
    },

    ofTopUp: async (reference, session) => {
      const chargeId = await findTopUpId(db, { reference, payers: payersOf(session) });
      if (chargeId === undefined) throw new BusinessRefusal({ code: 404, text: receiptTexts.notFound });
      await transact(db, (trx) => issueTopUpReceipt(trx, documents, { chargeId, at: clock.now() }));
      const document = await present(`topUp:${chargeId}`);
      const addressee = document === undefined ? null : await readAddressee(db, document.id);
      return { document, further: [], addressee, missing: null, paidSatang: document?.amount_satang ?? 0 };
    },
  };
}
