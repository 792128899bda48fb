import type { Satang } from '../../basics/money.ts';
import { satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { placeFromWire } from '../calls.ts';
import type { readPastedText } from '../paste-contract.ts';
import type { Place } from '../place.ts';
import * as routes from '../routes.generated.ts';
import type { PastedStop, ReadField } from './paste.ts';
import type { PasteDoubt } from './paste-doubt.ts';
import { pasteMaxLength } from './paste-limit.ts';

/** A stop of a pasted text, with the places that its address may mean. */
export interface FoundStop extends Pick<PastedStop, 'role' | 'name' | 'phone' | 'note'> {
  readonly address: ReadField;
  /** The likeliest first; empty where nothing was found. */
  readonly places: readonly Place[];
  readonly doubt: PasteDoubt | null;
  /** The province, district or postcode outside the service area that the text names, as written; empty: none. */
  readonly elsewhere: string;
  readonly codSatang: ReadField<Satang> | null;
  /** Its words may be those of more than one stop. */
  readonly mayBeSeveral: boolean;
}

type WireStop = ReplyOf<typeof readPastedText>['stops'][number];

const fieldFromWire = (wire: WireStop['name']): ReadField | null =>
  wire ? { value: wire.value, spans: wire.spans, isCertain: wire.certain } : null;

const stopFromWire = ({
  role,
  address,
  places,
  doubt,
  elsewhere,
  name,
  phone,
  note,
  codAmount,
  mayBeSeveral,
}: WireStop): FoundStop => ({
  role: role ?? null,
  address: { value: address.value, spans: address.spans, isCertain: address.certain },
  places: places.map(placeFromWire),
  doubt: doubt ?? null,
  elsewhere: elsewhere ?? '',
  name: fieldFromWire(name),
  phone: fieldFromWire(phone),
  note: fieldFromWire(note),
  codSatang: codAmount ? { value: satangFromBaht(codAmount.value), spans: codAmount.spans, isCertain: codAmount.certain } : null,
  mayBeSeveral: mayBeSeveral ?? false,
});

/** The stops of a pasted text, of which the wire takes the first 5,000 characters. @throws GatewayError */
export const readPastedStops = async (
  transport: Transport,
  { text, signal }: { readonly text: string; readonly signal?: AbortSignal },
): Promise<readonly FoundStop[]> => {
  const reply = await call(transport, routes.readPastedText, { pasted: text.slice(0, pasteMaxLength), signal });
  return reply.stops.map(stopFromWire);
};
