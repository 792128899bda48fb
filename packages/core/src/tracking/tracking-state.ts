import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '../basics/geo.ts';
import type { EncodedRoute } from '../basics/polyline.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import type { VisitFailure } from '../jobs/visit-failure.ts';
import type { VehicleKind } from '../pricing/catalog.ts';

export interface TrackedStop extends LatLng {
  readonly name: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly isReturn: boolean;
  /** HH:MM in Bangkok; `doneTime` is null until done, `etaTime` while unknown. */
  readonly doneTime: string | null;
  readonly etaTime: string | null;
  /** When the stop failed, and why; absent otherwise. */
  readonly failure?: {
    readonly time: string;
    readonly text: { readonly th: string; readonly en: string };
    /** Null where the gateway does not say. */
    readonly reason: VisitFailure | null;
  };
  /** When the driver took a picture or a signature here, HH:MM; null for none. */
  readonly proofTime?: string | null;
}

/** What only a receiver's own link shows and takes (decisions, "Links of receivers"). */
export interface TrackedReceiver {
  /** Index of the stop in the booked line. */
  readonly stop: number;
  /** Other drop-offs that the driver serves before. */
  readonly stopsBefore: number;
  /** What this receiver pays the driver in cash, in baht as on the wire: its only view converts it. Null for nothing. */
  readonly amountToPay: number | null;
  /** Empty for none. */
  readonly note: string;
  readonly pin: LatLng | null;
  /** Whether note and pin can still be changed. */
  readonly mayChange: boolean;
  /** Known before the position is. */
  readonly driver: { readonly firstName: string; readonly plate: string } | null;
}

/** A job as its public link shows it, without phone and price. */
export interface TrackedJob {
  readonly jobId: string;
  readonly trackingId: string;
  readonly status: JobStatus;
  readonly statusText: { readonly th: string; readonly en: string };
  readonly vehicleKind: VehicleKind;
  /** 1 express, 2 full day, 3 next day. */
  readonly taskType: number;
  /** The booked time, DD/MM/YYYY and HH:MM. */
  readonly date: string;
  readonly time: string;
  readonly stops: readonly TrackedStop[];
  /** When a hire's booked hours end, HH:MM; null for other jobs and before the work begins. */
  readonly workUntil: string | null;
  /** Null behind the job's own link. Otherwise `stops` has only this receiver's. */
  readonly receiver: TrackedReceiver | null;
  readonly nextStop: number | null;
  readonly etaMinutes: number | null;
  readonly driver: (LatLng & { readonly firstName: string; readonly plate: string; readonly headingDeg: number }) | null;
  readonly route: EncodedRoute;
  readonly events: readonly {
    readonly status: JobStatus;
    readonly stop: number | null;
    readonly date: string;
    readonly time: string;
  }[];
}

export interface TrackingState {
  readonly job: TrackedJob | null;
  /** `live`: the stream is open. `reconnecting`: shows the last known state while it retries. */
  readonly connection: 'connecting' | 'live' | 'reconnecting' | 'over';
  /** Only while there is no job to show: `notFound` for an unknown link, `closed` 24 hours after the end, else the error. */
  readonly problem: { readonly kind: 'notFound' | 'closed' } | { readonly kind: 'failed'; readonly error: GatewayError } | null;
}

export interface TrackingFlow {
  readonly store: StoreApi<TrackingState>;
  /** What a receiver's own link needs to tell the driver something. */
  readonly link: { readonly transport: Transport; readonly random: () => number };
  start(): void;
  retry(): void;
  dispose(): void;
}
