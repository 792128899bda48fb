import { minuteMs } from '@songwai/core/basics/durations';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { monthPack, receiptOfJob, receiptOfTopUp, renameReceipt } from '@songwai/core/receipts/receipt-contract';
import type { FastifyInstance } from 'fastify';
import { mayPay } from '../http/callers/payer.ts';
import type { Session } from '../http/callers/session.ts';
import { mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import type { Db } from '../platform/db.ts';
import type { CallLimits } from '../platform/limits/call-limits.ts';
import type { DocumentSubject, Documents } from '../tax-documents/documents.ts';
import { payersOf } from '../tax-documents/files/document-routes.ts';
import { addresseeToWire, documentsToWire } from '../tax-documents/wire-document.ts';
import { isCredited } from './jobs/waived-part-view.ts';
import type { MonthPack } from './month/month-pack.ts';
import type { FoundReceipt, Receipts } from './receipts.ts';
import { mostRenames, renameIssued } from './rename-receipt.ts';
import { receiptTexts } from './texts.ts';

interface ReceiptRoutes {
  readonly db: Db;
  readonly documents: Documents;
  readonly receipts: Receipts;
  readonly pack: MonthPack;
  readonly limits: CallLimits;
}

/** A month of a company is hundreds of files, read or rendered for each call. */
const packLimit = { most: 6, windowMs: 10 * minuteMs };

/** Mounts the calls for receipts. */
export function registerReceipts(app: FastifyInstance, { db, documents, receipts, pack, limits }: ReceiptRoutes): void {
  const mayRename = async ({ document }: FoundReceipt, session: Session): Promise<boolean> => {
    if (document === undefined || !mayPay(session) || !payersOf(session).includes(document.payer_id)) return false;
    const issued = await documents.listOfSubject(db, document.subject as DocumentSubject);
    if (issued.length > mostRenames) return false;
    const ids = issued.map(({ id }) => id);
    return !(await isCredited(db, ids));
  };

  const toWire = async (found: FoundReceipt, session: Session) => {
    const [receipt] = await documentsToWire(db, found.document === undefined ? [] : [found.document]);
    return {
      ...(receipt !== undefined && { receipt }),
      ...(found.addressee !== null && { addressee: addresseeToWire(found.addressee) }),
      mayRename: await mayRename(found, session),
    };
  };

  mountEndpoint(app, receiptOfJob, async ({ body, session }) => {
    const found = await receipts.ofJob(body.jobId, session);
    return {
      ...(await toWire(found, session)),
      ...(found.further.length > 0 && { further: await documentsToWire(db, found.further) }),
      ...(found.missing !== null && { missing: found.missing }),
      paidAmount: bahtFromSatang(found.paidSatang),
    };
  });

  mountEndpoint(app, receiptOfTopUp, async ({ body, session }) =>
    toWire(await receipts.ofTopUp(body.referenceNo, session), session),
  );

  mountFile(app, monthPack, async ({ body: { month }, session, language }) => {
    const key = `monthPack:${session.userId}`;
    await limits.count([{ key, ...packLimit, text: receiptTexts.packedTooOften }]);
    return pack({ month, session, language });
  });

  mountEndpoint(app, renameReceipt, async ({ body, session, language }) => {
    const { document, addressee } = await renameIssued({ db, documents }, body, session);
    const [receipt] = await documentsToWire(db, [document]);
    return {
      responseDesc: receiptTexts.renamed[language],
      ...(receipt !== undefined && { receipt }),
      addressee: addresseeToWire(addressee),
    };
  });
}
