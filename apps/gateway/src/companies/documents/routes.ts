import { cleanText } from '@songwai/core/basics/text/clean-text';
import {
  addCompanyDocument,
  companyVerification,
  decideVerification,
  listVerifications,
  readCompanyDocument,
  removeCompanyDocument,
  submitVerification,
} from '@songwai/core/companies/documents-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import type { VerificationAdmin } from '../admin/verification-admin.ts';
import type { CompanyDocuments } from './company-documents.ts';
import type { DocumentRow } from './document-queries.ts';
import { documentTexts } from './texts.ts';
import type { VerificationService } from './verification.ts';

/** The services behind the calls. */
export interface DocumentServices {
  readonly documents: CompanyDocuments;
  readonly verifications: VerificationService;
  readonly admin: VerificationAdmin;
}

const wireDocument = (row: DocumentRow) => ({
  documentId: row.id,
  kind: row.kind,
  sizeBytes: row.size_bytes,
  createdDateTime: row.created_at.toISOString(),
});

/** Converts YYYY-MM-DD to the wire's format. */
const wireDay = (day: string): string => day.split('-').toReversed().join('/');

function registerOwner(app: FastifyInstance, { documents, verifications }: DocumentServices): void {
  mountEndpoint(app, addCompanyDocument, async ({ body, session }) => {
    const documentId = await documents.add({ kind: body.kind, fileBase64: body.fileBase64 }, session);
    return { documentId };
  });

  mountEndpoint(app, removeCompanyDocument, async ({ body, session }) => {
    await documents.remove(body.documentId, session);
  });

  mountEndpoint(app, companyVerification, async ({ session }) => {
    const { verification, documents: uploaded } = await verifications.read(session);
    const { state = 'none' as const, reason, due_on: dueOn } = verification ?? {};
    return {
      state,
      ...((state === 'refused' || state === 'draft') && reason ? { reason } : {}),
      ...(state === 'waiting' && dueOn ? { dueDate: wireDay(dueOn) } : {}),
      documents: uploaded.map(wireDocument),
    };
  });

  mountEndpoint(app, submitVerification, async ({ session, language }) => {
    const dueDate = await verifications.submit(session);
    return { responseDesc: documentTexts.handedIn[language], dueDate };
  });
}

function registerAdmin(app: FastifyInstance, { admin }: DocumentServices): void {
  mountEndpoint(app, listVerifications, async ({ body }) => {
    const { waiting, nextCursor } = await admin.list(body.cursor);
    return {
      verifications: waiting.map(({ verification, documents }) => ({
        verificationId: verification.id,
        userId: verification.company_user_id,
        companyName: verification.company_name ?? '',
        taxId: verification.company_tax_id ?? '',
        address: verification.company_address ?? '',
        dueDate: wireDay(verification.due_on ?? ''),
        documents: documents.map(wireDocument),
      })),
      ...(nextCursor !== undefined && { nextCursor }),
    };
  });

  mountFile(app, readCompanyDocument, async ({ params }) => {
    const { content, mediaType } = await admin.readDocument(params.documentId);
    return { content, type: mediaType };
  });

  mountEndpoint(app, decideVerification, async ({ body, session }) => {
    const { verificationId, isVerified, invoiceEnabled, reason = '' } = body;
    const decision = { verificationId, isVerified, isInvoiceEnabled: invoiceEnabled, reason: cleanText(reason) };
    await admin.decide({ ...decision, adminId: session.userId });
  });
}

/** Mounts the verification of companies: the owner's calls and administrators'. */
export function registerDocuments(app: FastifyInstance, services: DocumentServices): void {
  registerOwner(app, services);
  registerAdmin(app, services);
}
