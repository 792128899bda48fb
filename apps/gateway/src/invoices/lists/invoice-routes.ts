import * as contract from '@songwai/core/invoices/invoice-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { invoiceTexts } from '../invoice-texts.ts';
import type { InvoiceDetails } from './invoice-details.ts';
import type { InvoiceLists } from './invoice-lists.ts';
import type { ReadStatement } from './statement.ts';

interface InvoiceRoutesDeps {
  readonly lists: InvoiceLists;
  readonly details: InvoiceDetails;
  readonly readStatement: ReadStatement;
}

/** Mounts the calls that show invoices. */
export function registerInvoices(app: FastifyInstance, { lists, details, readStatement }: InvoiceRoutesDeps): void {
  mountEndpoint(app, contract.overdueInvoices, ({ session }) => lists.overdue(session));
  mountEndpoint(app, contract.unpaidInvoices, ({ session }) => lists.unpaid(session));
  mountEndpoint(app, contract.paidInvoices, ({ body, session }) => lists.paid(session, body.year));
  mountEndpoint(app, contract.invoiceView, ({ body, session }) => details.view(session, body.invoiceId));
  mountEndpoint(app, contract.saveCertificate, async ({ body, session, language }) => {
    const withheld = await details.saveCertificate(session, body);
    return { responseDesc: invoiceTexts.certificateSaved[language], ...(withheld !== undefined && { withheld }) };
  });
  mountEndpoint(app, contract.companyStatement, ({ body, session }) => readStatement(session, body.month));
}
