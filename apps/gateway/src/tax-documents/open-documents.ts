import type { Random } from '../platform/deps.ts';
import type { Documents } from './documents.ts';
import { createDocuments } from './issue-document.ts';
import { createIssueFacts, type FactsDeps } from './issue-facts.ts';

/** What issues documents, for the gateway and for an operator's commands. */
export const openDocuments = ({ random, ...facts }: FactsDeps & { readonly random: Random }): Documents =>
  createDocuments({ random, readFacts: createIssueFacts(facts) });
