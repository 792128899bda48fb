import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { CompanyDocument, CompanyDocumentKind, CompanyVerification } from './company-verification.ts';
import type { companyVerification as ReadVerification } from './documents-contract.ts';
import * as routes from './routes.generated.ts';

type WireDocument = NonNullable<ReplyOf<typeof ReadVerification>['documents']>[number];

const documentFromWire = ({ createdDateTime, ...document }: WireDocument): CompanyDocument => ({
  ...document,
  addedAt: new Date(createdDateTime),
});

/** Uploads a document as a `data:` URL. @returns its id. @throws GatewayError 403, 409, 422, 429, 503. */
export const addCompanyDocument = async (
  transport: Transport,
  { kind, dataUrl }: { readonly kind: CompanyDocumentKind; readonly dataUrl: string },
): Promise<string> => {
  return (await call(transport, routes.addCompanyDocument, { kind, fileBase64: dataUrl })).documentId ?? '';
};

/** Removes a document that is not submitted yet. @throws GatewayError 403, 404. */
export const removeCompanyDocument = async (transport: Transport, documentId: string): Promise<void> => {
  await call(transport, routes.removeCompanyDocument, { documentId });
};

/** Fetches the progress of the verification. @throws GatewayError 403 not the owner of a company. */
export const fetchVerification = async (transport: Transport): Promise<CompanyVerification> => {
  const { state = 'none', reason = null, dueDate = null, documents = [] } = await call(transport, routes.companyVerification);
  return { state, reason, dueDate, documents: documents.map(documentFromWire) };
};

/** Submits the documents. @returns the date by which they are reviewed, DD/MM/YYYY. @throws GatewayError 403, 409, 422. */
export const submitVerification = async (transport: Transport): Promise<string> =>
  (await call(transport, routes.submitVerification)).dueDate ?? '';

/** A company that waits for verification, as administrators see it. */
export interface WaitingCompany {
  readonly verificationId: string;
  readonly userId: string;
  readonly companyName: string;
  readonly taxId: string;
  readonly address: string;
  /** DD/MM/YYYY. */
  readonly dueDate: string;
  readonly documents: readonly CompanyDocument[];
}

/** Companies that wait for verification, the earliest due first. @throws GatewayError 403 not an administrator. */
export const fetchWaitingCompanies = async (
  transport: Transport,
  cursor?: string,
): Promise<{ readonly companies: readonly WaitingCompany[]; readonly nextCursor: string | null }> => {
  const { verifications = [], nextCursor = null } = await call(transport, routes.listVerifications, { cursor });
  return {
    companies: verifications.map((company) => ({ ...company, documents: company.documents.map(documentFromWire) })),
    nextCursor,
  };
};

/** An administrator's decision on a verification. */
export type VerificationDecision =
  | { readonly isVerified: true; readonly invoiceEnabled?: boolean }
  | { readonly isVerified: false; readonly reason: string };

/** Verifies a company or refuses it. @throws GatewayError 403, 404, 409 its data has changed since, 422. */
export const decideVerification = async (
  transport: Transport,
  verificationId: string,
  decision: VerificationDecision,
): Promise<void> => {
  await call(transport, routes.decideVerification, { verificationId, ...decision });
};
