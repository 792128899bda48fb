import { listAllQuotations } from '@songwai/core/quotations/admin/quotation-admin-contract';
import {
  acceptQuotation,
  getQuotation,
  getQuotationPdf,
  listQuotations,
  requestQuotation,
} from '@songwai/core/quotations/quotation-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import { nextOf } from '../platform/paging/page.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import type { QuotationService } from './service.ts';
import { quotationTexts } from './texts.ts';
import { toAdminQuotation, toWireQuotation } from './wire.ts';

interface QuotationDeps {
  readonly quotations: QuotationService;
  readonly pdf: QuotationPdf;
}

/** Mounts the calls of monthly quotations. */
export function registerQuotations(app: FastifyInstance, { quotations, pdf }: QuotationDeps): void {
  mountEndpoint(app, requestQuotation, async ({ body, session, language }) => {
    const quotation = await quotations.give(body, { session, language });
    return { responseDesc: quotationTexts.made[language], ...toWireQuotation(quotation) };
  });

  mountEndpoint(app, listQuotations, async ({ body, session }) => {
    const page = await quotations.list(body.cursor, session);
    return { quotations: page.rows.map(toWireQuotation), ...nextOf(page) };
  });

  mountEndpoint(app, getQuotation, async ({ params, session }) =>
    toWireQuotation(await quotations.get(params.quotationNo, session)),
  );

  mountEndpoint(app, acceptQuotation, async ({ params, session, language }) => {
    const quotation = await quotations.accept(params.quotationNo, { session, language });
    return { responseDesc: quotationTexts.accepted[language], ...toWireQuotation(quotation) };
  });

  mountEndpoint(app, listAllQuotations, async ({ body: { search, cursor } }) => {
    const page = await quotations.listAll({ search, cursor });
    return { quotations: page.rows.map(toAdminQuotation), ...nextOf(page) };
  });

  mountFile(app, getQuotationPdf, async ({ params, language }) => {
    const quotation = await quotations.open(params.token);
    return { name: `${quotation.number}.pdf`, content: await pdf(quotation, language) };
  });
}
