import { promptPayBill } from '@songwai/core/tax-documents/promptpay-bill';
import type { Db } from '../platform/db.ts';
import { readSupportLine } from '../settings/support-line-queries.ts';
import type { DocumentContent, IssueFacts } from './content.ts';
import { readIssuer } from './issuer.ts';
import type { FindVehicleNames } from './vehicle-names.ts';

/** Reads what a document says besides its content. */
export type ReadIssueFacts = (
  db: Db,
  issued: { readonly content: DocumentContent; readonly number: string },
) => Promise<IssueFacts>;

/** What documents say of this installation. */
export interface FactsDeps {
  /** Address of the portal. */
  readonly publicUrl: string;
  /** Our number as a biller of PromptPay; undefined where we are none. */
  readonly billerId: string | undefined;
  readonly findVehicleNames: FindVehicleNames;
}

const vehiclesOf = (content: DocumentContent): readonly number[] =>
  content.kind === 'invoice'
    ? [...content.departments.flatMap(({ vehicles }) => vehicles), ...content.jobs].map(({ vehicleId }) => vehicleId)
    : [];

/** Builds the reader. @throws Error where nobody has said who issues documents. */
export const createIssueFacts =
  ({ publicUrl, billerId, findVehicleNames }: FactsDeps): ReadIssueFacts =>
  async (db, { content, number }) => {
    const qrOf = ({ reference1, reference2 }: { readonly reference1: string; readonly reference2: string }): string =>
      // Without an amount: a company may withhold tax, or pay in parts.
      billerId === undefined
        ? `${publicUrl}/invoice/${number}`
        : // A payer without a tax id, such as one that is no company any more, has no second reference.
          promptPayBill({ billerId, reference1, ...(reference2 !== '' && { reference2 }) });
    return {
      issuer: await readIssuer(db),
      vehicleNames: await findVehicleNames(db, [...new Set(vehiclesOf(content))]),
      supportHours: (await readSupportLine(db)).hours,
      qrText: content.kind === 'invoice' ? qrOf(content) : null,
    };
  };
