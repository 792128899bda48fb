import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '../basics/geo.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { JobStatus } from '../jobs/job-status.ts';
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
  readonly failure?: { readonly time: string; readonly text: { readonly th: string; readonly en: string } };
}

/** A job as its public link shows it, without phone and price. */
export interface TrackedJob {
  readonly jobId: string;
  readonly trackingId: string;
  readonly status: JobStatus;
  readonly statusText: { readonly th: string; readonly en: string };
  readonly vehicleKind: VehicleKind;
  /** The booked time, DD/MM/YYYY and HH:MM. */
  readonly date: string;
  readonly time: string;
  readonly stops: readonly TrackedStop[];
  readonly nextStop: number | null;
  readonly etaMinutes: number | null;
  readonly driver: (LatLng & { readonly firstName: string; readonly plate: string; readonly headingDeg: number }) | null;
  readonly route: { readonly points: readonly LatLng[]; readonly isApproximate: boolean };
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
  /** Only while there is no job to show: `notFound` for an unknown link, else the error. */
  readonly problem: { readonly kind: 'notFound' } | { readonly kind: 'failed'; readonly error: GatewayError } | null;
}

export interface TrackingFlow {
  readonly store: StoreApi<TrackingState>;
  start(): void;
  retry(): void;
  dispose(): void;
}
