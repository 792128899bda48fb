import type { Static } from 'typebox';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { ReceiptHeader, SavedReceiptHeader } from './receipt-header.ts';
import type { receiptHeader as ReceiptHeaderWire } from './receipt-header-contract.ts';
import * as routes from './routes.generated.ts';

const fromWire = ({
  headerId,
  companyAddress,
  branch = '',
  postcode = '',
  ...header
}: Static<typeof ReceiptHeaderWire>): SavedReceiptHeader => ({
  ...header,
  branch,
  postcode,
  id: headerId,
  address: companyAddress,
});

/** The user's billing addresses, the last changed first. @throws GatewayError */
export const fetchReceiptHeaders = async (transport: Transport): Promise<readonly SavedReceiptHeader[]> => {
  const { headers = [] } = await call(transport, routes.listReceiptHeaders);
  return headers.map(fromWire);
};

/** A billing address to save; with an `id`, it replaces the saved one. */
export interface ReceiptHeaderToSave extends ReceiptHeader {
  readonly id?: string;
}

/**
 * Saves a billing address; saving the same again adds none.
 * @throws GatewayError 422 with the wire's field at fault (`companyName`, `companyAddress`, `taxNumber`, `branch`, `postcode`), 409 when there are too
 * many or it is saved already, 404 for an id that is not the user's.
 */
export const saveReceiptHeader = async (transport: Transport, header: ReceiptHeaderToSave): Promise<SavedReceiptHeader> => {
  const { id, companyName, address, taxNumber, branch, postcode } = header;
  const body = { headerId: id, companyName, companyAddress: address, taxNumber, branch, postcode };
  const reply = await call(transport, routes.saveReceiptHeader, body);
  if (reply.header === undefined) throw new TypeError('The gateway saved a billing address and did not say which.');
  return fromWire(reply.header);
};

/** @throws GatewayError 404 for an id that is not the user's. */
export const deleteReceiptHeader = async (transport: Transport, id: string): Promise<void> => {
  await call(transport, routes.deleteReceiptHeader, { headerId: id });
};
