import type { LatLng } from '../../basics/geo.ts';
import { call } from '../../gateway/call.ts';
import type { StreamingTransport, Transport } from '../../gateway/transport-types.ts';
import type { jobStreamPath as JobStreamPath } from './live-contract.ts';
import * as routes from './routes.generated.ts';

/** A copy of the contract's path, checked by its type. */
const streamPath: typeof JobStreamPath = '/job/stream';

/** Where the driver of a job is. */
export interface RunningJob {
  readonly jobId: string;
  /** Index of the stop that the driver heads for; null while it is unknown. */
  readonly nextStop: number | null;
  /** HH:MM in Bangkok; null while it is unknown. */
  readonly etaTime: string | null;
  /** Null before the first position. */
  readonly driver: (LatLng & { readonly firstName: string; readonly plate: string; readonly headingDeg: number }) | null;
}

/** What changed: one job, or (null) any of them. */
export interface JobChange {
  readonly jobId: string | null;
  /** `jobs.booked`, `jobs.moved` and so on; empty for any. */
  readonly kind: string;
}

const readChange = (data: string): JobChange => {
  try {
    const { jobId, kind } = JSON.parse(data) as Record<string, unknown>;
    if (typeof jobId === 'string' && typeof kind === 'string') return { jobId, kind };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { jobId: null, kind: '' };
};

/** Where drivers are: of these jobs, or of all that are under way. @throws GatewayError */
export const fetchRunningJobs = async (
  transport: Transport,
  { jobIds = [], signal }: { readonly jobIds?: readonly string[]; readonly signal?: AbortSignal } = {},
): Promise<readonly RunningJob[]> => {
  const asked = jobIds.length === 0 ? {} : { jobIds: jobIds.join(',') };
  const { jobs = [] } = await call(transport, routes.runningJobs, { ...asked, signal });
  return jobs.map(({ jobId, nextStop = null, etaTime = null, driver }) => ({
    jobId,
    nextStop,
    etaTime,
    driver: driver ? { ...driver, headingDeg: driver.heading } : null,
  }));
};

/** Yields what changes among the caller's jobs, until the gateway closes the stream. @throws GatewayError */
export async function* streamJobChanges(transport: StreamingTransport, signal: AbortSignal): AsyncGenerator<JobChange> {
  for await (const message of transport.stream(streamPath, signal)) {
    if (message.event === 'end') return;
    if (message.event === 'changed') yield readChange(message.data);
    if (message.event === 'all') yield { jobId: null, kind: '' };
  }
}
