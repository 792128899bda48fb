import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { priceLinesFromWire } from '../../pricing/estimate-from-wire.ts';
import type { JobStop } from '../booking/job-stop.ts';
import type { changeJob as ChangeJob } from './edit-contract.ts';
import { editToWire } from './edited-stops.ts';
import type { EditedStop, EditRefusal, JobEdit } from './job-edit.ts';
import * as routes from './routes.generated.ts';

type WireChange = NonNullable<ReplyOf<typeof ChangeJob>['change']>;

/** The job to change, and what is to become of its stops. */
export interface StopsEdit {
  readonly jobId: string;
  /** As they were when editing began. */
  readonly booked: readonly JobStop[];
  readonly edited: readonly EditedStop[];
  readonly revision: number;
}

export const editFromWire = (wire: WireChange): JobEdit => ({
  ...priceLinesFromWire(wire.lines),
  revision: wire.revision,
  stops: wire.stops.map(({ lock = null, isPayer = false }) => ({ lock, isPayer })),
  addFrom: wire.addFrom ?? null,
  beforeSatang: satangFromBaht(wire.priceBefore),
  netSatang: satangFromBaht(wire.netPrice),
  differenceSatang: satangFromBaht(wire.difference),
  way: wire.way,
  missingSatang: satangFromBaht(wire.missing ?? 0),
  distanceKm: wire.distance,
});

const required = ({ change }: ReplyOf<typeof ChangeJob>): JobEdit => {
  if (change === undefined) throw new Error('The gateway has not said what the change costs.');
  return editFromWire(change);
};

/** Which stops of a job can change. @throws GatewayError 404; 409 none can. */
export const fetchJobEdit = async (transport: Transport, jobId: string): Promise<JobEdit> =>
  required(await call(transport, routes.changeJob, { jobId }));

/** What a change would cost; changes nothing. @throws GatewayError 409 (`refusalOf`); 422 naming the field. */
export const priceJobEdit = async (transport: Transport, { jobId, booked, edited, revision }: StopsEdit): Promise<JobEdit> => {
  const locationList = editToWire(edited, booked, booked[0]);
  return required(await call(transport, routes.changeJob, { jobId, revision, locationList }));
};

/** Changes the stops at the price that was shown, once per `guid`. @throws GatewayError 409 (`refusalOf`); 422 naming the field. */
export const confirmJobEdit = async (
  transport: Transport,
  { jobId, booked, edited, revision, guid, shownSatang }: StopsEdit & { readonly guid: string; readonly shownSatang: Satang },
): Promise<void> => {
  const locationList = editToWire(edited, booked);
  await call(transport, routes.changeJob, { jobId, revision, locationList, guid, expectedPrice: bahtFromSatang(shownSatang) });
};

/** Why the gateway refuses a change; null for any other failure. */
export const refusalOf = ({ reply }: GatewayError): EditRefusal | null => (reply['reason'] as EditRefusal | undefined) ?? null;

/** The new price of a refusal `price_changed`. */
export const newPriceOf = ({ reply }: GatewayError): JobEdit | null =>
  reply['change'] === undefined ? null : editFromWire(reply['change'] as WireChange);
