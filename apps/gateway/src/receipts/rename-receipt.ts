import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { checkReceiptHeader } from '@songwai/core/invoices/receipt-header-form';
import type { renameReceipt } from '@songwai/core/receipts/receipt-contract';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import { isUuid } from '../database/is-uuid.ts';
import type { Session } from '../http/callers/session.ts';
import { refuseField } from '../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { listHeaders } from '../invoices/receipt-headers/header-queries.ts';
import { lockAnyJob } from '../jobs/scope-queries.ts';
import type { Db } from '../platform/db.ts';
import { transact } from '../platform/transact.ts';
import type { Documents, IssuedDocument } from '../tax-documents/documents.ts';
import { payersOf } from '../tax-documents/files/document-routes.ts';
import { findFiledDocument } from '../tax-documents/files/file-queries.ts';
import { isCredited } from './jobs/waived-part-view.ts';
import { readAddressee } from './read-addressee.ts';
import { receiptTexts } from './texts.ts';

type RenameRequest = RequestOf<typeof renameReceipt>;

/** How often a receipt may be issued in another name. */
export const mostRenames = 3;

const oneLine = (text: string | undefined): string => cleanText(text ?? '').replace(/\s+/g, ' ');

/** An addressee, checked by the form's own rules. @throws {BusinessRefusal} 422 at the field at fault. */
function checkAddressee(form: Addressee): Addressee {
  const checked = checkReceiptHeader(form);
  if (checked.ok) return checked.value;
  for (const name of ['companyName', 'address', 'taxNumber', 'branch', 'postcode'] as const) {
    const problem = checked.error[name];
    if (problem !== undefined) throw refuseField(name === 'address' ? 'companyAddress' : name, problem);
  }
  throw refuseField('taxNumber', { code: 'taxIdInvalid' });
}

const typedAddressee = ({ companyName, companyAddress, taxNumber, branch = '', postcode = '' }: RenameRequest): Addressee =>
  checkAddressee({
    companyName: oneLine(companyName),
    address: oneLine(companyAddress),
    taxNumber: oneLine(taxNumber),
    branch,
    postcode,
  });

/** A billing address of the caller. @throws {BusinessRefusal} 422 for another's, and for one whose office was never asked for. */
async function readSaved(db: Db, headerId: string, userId: string): Promise<Addressee> {
  const row = (await listHeaders(db, userId)).find(({ id }) => id === headerId.toLowerCase());
  if (row === undefined) throw new BusinessRefusal({ code: 422, field: 'headerId', text: receiptTexts.noHeader });
  return checkAddressee({
    companyName: row.company_name,
    address: row.address,
    taxNumber: row.tax_number,
    branch: row.branch ?? '',
    postcode: row.postcode ?? '',
  });
}

const isSame = (one: Addressee | null, other: Addressee): boolean =>
  one?.companyName === other.companyName &&
  one.address === other.address &&
  one.taxNumber === other.taxNumber &&
  // Absent on papers from before it was asked for.
  (one.branch ?? '') === other.branch &&
  (one.postcode ?? '') === other.postcode;

/** The job that a receipt is for; undefined for a top-up's. */
const jobOf = (subject: string): string | undefined => /^(?:job|payment):(J\d+)/.exec(subject)?.[1];

/** Receipts of jobs and top-ups; those of invoices name whom the invoice names. */
const isRenamable = (subject: string): boolean => /^(job:|topUp:|payment:J\d+:)/.test(subject);

interface RenameDeps {
  readonly db: Db;
  readonly documents: Documents;
}

/**
 * Issues a receipt in another name: a new one with the date of the first, as the Revenue Department asks (order Por. 86/2542), which says
 * whose place it takes. The same name again changes nothing.
 *
 * @throws {BusinessRefusal} 404 another's, 409 renamed too often or credited, 422 with the field at fault.
 */
export async function renameIssued(
  { db, documents }: RenameDeps,
  request: RenameRequest,
  session: Session,
): Promise<{ readonly document: IssuedDocument; readonly addressee: Addressee }> {
  const { documentId, headerId } = request;
  const id = documentId.toLowerCase();
  const found = isUuid(id) ? await findFiledDocument(db, { id, payers: payersOf(session) }) : undefined;
  if (found?.content.kind !== 'receipt' || !isRenamable(found.subject))
    throw new BusinessRefusal({ code: 404, text: receiptTexts.notFound });
  const addressee = headerId === undefined ? typedAddressee(request) : await readSaved(db, headerId, session.userId);
  const { subject } = found;
  return transact(db, async (trx) => {
    const jobId = jobOf(subject);
    // As who credits a charge of it does, so that a credit note and a new name do not come at the same moment.
    if (jobId !== undefined) await lockAnyJob(trx, jobId);
    const all = (await documents.listOfSubject(trx, subject)).filter(({ kind }) => kind === 'receipt');
    const last = all.find(({ replacedBy }) => replacedBy === null);
    const content = last && (await findFiledDocument(trx, { id: last.id, payers: null }))?.content;
    if (last === undefined || content?.kind !== 'receipt') throw new BusinessRefusal({ code: 404, text: receiptTexts.notFound });
    if (isSame(content.addressee, addressee)) return { document: last, addressee };
    if (all.length > mostRenames) throw new BusinessRefusal({ code: 409, text: receiptTexts.renamedTooOften });
    const ids = all.map((receipt) => receipt.id);
    // A new one would say the whole sum again, and the credit note speaks of the one before.
    if (await isCredited(trx, ids)) throw new BusinessRefusal({ code: 409, text: receiptTexts.creditedAlready });
    const { payer_id: payerId, issued_at: issuedAt, amount_satang: amountSatang } = last;
    const document = await documents.issue(trx, {
      ...{ payerId, subject, issuedAt, amountSatang, replaces: last.id },
      content: { ...content, addressee },
    });
    // Of two at the same moment the first stands.
    return { document, addressee: (await readAddressee(trx, document.id)) ?? addressee };
  });
}
