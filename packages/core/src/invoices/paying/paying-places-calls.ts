import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import * as routes from '../../payments/routes.generated.ts';
import type { LocalName } from '../../pricing/catalog.ts';

/** A bank or a shop where an invoice can be paid. */
export interface PayingPlace {
  /** Of the provider's list. */
  readonly code: string;
  readonly name: LocalName;
}

interface WirePlace {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

const placeFromWire = ({ code, nameTh, nameEn }: WirePlace): PayingPlace => ({ code, name: { th: nameTh, en: nameEn } });

/** The banks that the provider can send a payer to. @throws GatewayError */
export const fetchPayingBanks = async (transport: Transport): Promise<readonly PayingPlace[]> =>
  ((await call(transport, routes.listInternetBanking)).banks ?? []).map(placeFromWire);

/** The shops that take cash for a bill; none where the provider has none any more. @throws GatewayError */
export const fetchBillPlaces = async (transport: Transport): Promise<readonly PayingPlace[]> =>
  ((await call(transport, routes.listBillPayment)).sources ?? []).map(placeFromWire);
