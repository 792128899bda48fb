import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import type { Addressee } from './addressee.ts';
import type { TaxDocument } from './document.ts';
import type { wireAddressee, wireDocument } from './document-schema.ts';

/** Maps an issued document from the wire. */
export const documentFromWire = (wire: Static<typeof wireDocument>): TaxDocument => ({
  id: wire.documentId,
  kind: wire.kind,
  number: wire.number,
  issueDate: wire.issueDate,
  amountSatang: satangFromBaht(wire.amount),
  replaces: wire.replaces ?? null,
  replacedBy: wire.replacedBy ?? null,
});

/** Maps whom a document names from the wire. */
export const addresseeFromWire = ({
  companyAddress,
  branch = '',
  postcode = '',
  ...wire
}: Static<typeof wireAddressee>): Addressee => ({
  ...wire,
  address: companyAddress,
  branch,
  postcode,
});
