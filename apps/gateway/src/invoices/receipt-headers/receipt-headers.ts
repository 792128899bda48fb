import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { receiptHeaderLimit } from '@songwai/core/invoices/receipt-header';
import type { saveReceiptHeader } from '@songwai/core/invoices/receipt-header-contract';
import { checkReceiptHeader } from '@songwai/core/invoices/receipt-header-form';
import { isUuid } from '../../database/is-uuid.ts';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import * as rows from './header-queries.ts';
import { headerTexts } from './header-texts.ts';

type SaveRequest = RequestOf<typeof saveReceiptHeader>;

/** Billing addresses; each customer sees and changes only the own ones. */
export interface ReceiptHeaders {
  list(userId: string): Promise<readonly rows.HeaderRow[]>;
  /** @throws {BusinessRefusal} 422 with the field at fault, 404 another customer's, 409 too many or saved already. */
  save(userId: string, request: SaveRequest): Promise<rows.HeaderRow>;
  /** @throws {BusinessRefusal} 404 no such billing address of this customer. */
  remove(userId: string, headerId: string): Promise<void>;
}

interface ReceiptHeadersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}

const notFound = () => new BusinessRefusal({ code: 404, text: headerTexts.notFound });

/** @throws {BusinessRefusal} 404 for text that is no such id. */
function readId(headerId: string): string {
  if (!isUuid(headerId)) throw notFound();
  return headerId.toLowerCase();
}

/** The columns of a header, cleaned and checked by the form's own rules. */
function readForm(request: SaveRequest) {
  const { companyName = '', companyAddress = '', taxNumber = '', branch = '', postcode = '' } = request;
  const checked = checkReceiptHeader({
    companyName: cleanText(companyName),
    address: cleanText(companyAddress),
    taxNumber: cleanText(taxNumber),
    branch,
    postcode,
  });
  if (checked.ok) {
    const { companyName: company_name, taxNumber: tax_number, ...rest } = checked.value;
    return { company_name, tax_number, ...rest };
  }
  const { companyName: name, address, taxNumber: number, branch: office, postcode: code } = checked.error;
  // One problem at a time, in the order of the form: the answer names one field.
  if (name !== undefined) throw refuseField('companyName', name);
  if (address !== undefined) throw refuseField('companyAddress', address);
  if (number !== undefined) throw refuseField('taxNumber', number);
  if (office !== undefined) throw refuseField('branch', office);
  throw refuseField('postcode', code ?? { code: 'postcodeInvalid' });
}

/** Builds the service. */
export function createReceiptHeaders({ db, clock, random }: ReceiptHeadersDeps): ReceiptHeaders {
  return {
    list: (userId) => rows.listHeaders(db, userId),

    save: (userId, request) => {
      const form = { ...readForm(request), updated_at: clock.now() };
      return transact(db, async (trx) => {
        // Locked, so that concurrent calls cannot exceed the limit.
        await lockUser(trx, userId);
        const same = await rows.findSameHeader(trx, { user_id: userId, ...form });
        const id = request.headerId === undefined ? same?.id : readId(request.headerId);
        if (id !== undefined) {
          if (same !== undefined && same.id !== id) throw new BusinessRefusal({ code: 409, text: headerTexts.alreadySaved });
          const changed = await rows.updateHeader(trx, { userId, id }, form);
          if (changed === undefined) throw notFound();
          return changed;
        }
        if ((await rows.countHeaders(trx, userId)) >= receiptHeaderLimit)
          throw new BusinessRefusal({ code: 409, text: headerTexts.tooMany });
        return rows.insertHeader(trx, { ...form, id: random.uuid(), user_id: userId, created_at: form.updated_at });
      });
    },

    remove: async (userId, headerId) => {
      if (!(await rows.deleteHeader(db, { userId, id: readId(headerId) }))) throw notFound();
    },
  };
}
