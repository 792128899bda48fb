import type { FastifySchemaValidationError } from 'fastify';

/** The first fault of a body that breaks its contract. */
export interface FieldFault {
  /** Dotted path: `locationList.1.lat`; empty where the body as a whole is wrong. */
  readonly field: string;
  readonly isMissing: boolean;
}

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Names the field that a validator complains about. With a union, the last complaint is that of the union itself, at the field;
 * those before it come from its branches.
 */
export function findFaultyField(complaints: readonly FastifySchemaValidationError[]): FieldFault {
  const complaint = complaints.at(-1);
  if (complaint === undefined) return { field: '', isMissing: false };
  const path = complaint.instancePath.split('/').slice(1).map(unescapePointer);
  const missing = complaint.keyword === 'required' ? complaint.params['missingProperty'] : undefined;
  if (typeof missing === 'string') return { field: [...path, missing].join('.'), isMissing: true };
  return { field: path.join('.'), isMissing: false };
}
