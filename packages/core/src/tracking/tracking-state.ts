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
  /** HH:MM in Bangkok; null until it happened (done) or while nobody can say (eta). */
  readonly doneTime: string | null;
  readonly etaTime: string | null;
  /** What the driver could not do there, and when; absent where nothing failed. */
  readonly failure?: { readonly time: string; readonly text: { readonly th: string; readonly en: string } };
}

/** A job as the public link shows it: no phone, no price. */
export interface TrackedJob {
  readonly jobId: string;
  readonly trackingId: string;
  readonly status: JobStatus;
  readonly statusText: { readonly th: string; readonly en: string };
  readonly vehicleKind: VehicleKind;
  /** DD/MM/YYYY, HH:MM: when it was booked for. */
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
  /** `live`: the stream is open. `reconnecting`: the last known state is shown while we try again. */
  readonly connection: 'connecting' | 'live' | 'reconnecting' | 'over';
  /** Only while nothing can be shown: `notFound` for an unknown link, else what went wrong. */
  readonly problem: { readonly kind: 'notFound' } | { readonly kind: 'failed'; readonly error: GatewayError } | null;
}

export interface TrackingFlow {
  readonly store: StoreApi<TrackingState>;
  start(): void;
  retry(): void;
  dispose(): void;
}
