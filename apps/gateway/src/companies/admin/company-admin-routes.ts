import { cleanText } from '@songwai/core/basics/text/clean-text';
import { correctCompany, reopenVerification, setInvoicing } from '@songwai/core/companies/admin/company-admin-contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { CompanyAdmin, CompanyDecision } from './company-admin.ts';

const readDecision = ({ userId, reason }: { userId: string; reason: string }, session: Session): CompanyDecision => ({
  adminId: session.userId,
  userId,
  reason: cleanText(reason),
});

/** Mounts the calls of administrators for verified companies. */
export function registerCompanyAdmin(app: FastifyInstance, { companies }: { readonly companies: CompanyAdmin }): void {
  mountEndpoint(app, setInvoicing, async ({ body, session }) => {
    await companies.setInvoicing({ ...readDecision(body, session), isEnabled: body.invoiceEnabled });
  });

  mountEndpoint(app, correctCompany, async ({ body, session }) => {
    const { companyName, taxId, address, branch, postcode } = body;
    await companies.correct(readDecision(body, session), { companyName, taxId, address, branch, postcode });
  });

  mountEndpoint(app, reopenVerification, async ({ body, session }) => {
    await companies.reopen(readDecision(body, session));
  });
}
