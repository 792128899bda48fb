import { fetchVerification } from '@songwai/core/companies/documents-calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';

/** How far the verification of the company is; only its owner may ask. */
export const verificationQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['company-verification'], queryFn: () => fetchVerification(transport) });
