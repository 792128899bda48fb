import {
  deleteReceiptHeader,
  listReceiptHeaders,
  type receiptHeader,
  saveReceiptHeader,
} from '@songwai/core/invoices/receipt-header-contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { HeaderRow } from './header-queries.ts';
import { headerTexts } from './header-texts.ts';
import type { ReceiptHeaders } from './receipt-headers.ts';

const toWire = ({ id, company_name, address, tax_number, branch, postcode }: HeaderRow): Static<typeof receiptHeader> => ({
  headerId: id,
  companyName: company_name,
  companyAddress: address,
  taxNumber: tax_number,
  ...(branch !== null && { branch }),
  ...(postcode !== null && { postcode }),
});

/** Mounts the calls of billing addresses. */
export function registerReceiptHeaders(app: FastifyInstance, { headers }: { readonly headers: ReceiptHeaders }): void {
  mountEndpoint(app, listReceiptHeaders, async ({ session }) => {
    const rows = await headers.list(session.userId);
    return { headers: rows.map(toWire) };
  });

  mountEndpoint(app, saveReceiptHeader, async ({ body, session, language }) => {
    const row = await headers.save(session.userId, body);
    return { responseDesc: headerTexts.saved[language], header: toWire(row) };
  });

  mountEndpoint(app, deleteReceiptHeader, async ({ params, session, language }) => {
    await headers.remove(session.userId, params.headerId);
    return { responseDesc: headerTexts.removed[language] };
  });
}
