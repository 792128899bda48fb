import type { DatabaseLog } from '../../database/database-log.ts';
import type { EventNotice } from '../../events/event-notice.ts';
import type { JobScope } from '../job-scope.ts';
import type { JobOwners } from './live-queries.ts';

/** A change of a job, by the kind of its event. */
export interface ChangedJob {
  readonly jobId: string;
  readonly kind: string;
}

/** An open stream of a customer's jobs. */
interface JobsFollower {
  readonly scope: JobScope;
  changed(change: ChangedJob): void;
  /** Changes may have been missed. */
  missed(): void;
  /** The gateway stops. */
  end(): void;
}

export interface JobsHubDeps {
  readonly findOwners: (jobId: string) => Promise<JobOwners | undefined>;
  readonly events: {
    onEvent(hear: (notice: EventNotice) => void): () => void;
    onGap(hear: () => void): () => void;
  };
  readonly log: DatabaseLog;
}

export interface JobsHub {
  /** @returns a function to leave. */
  follow(follower: JobsFollower): () => void;
  countFollowers(): number;
  /** Ends every stream. */
  stop(): void;
}

/** Owners that are remembered, because a driver's every position is an event and a job's owners never change. */
const mostRemembered = 1_000;

/** As the condition of the queries (`scope-queries.ts`). */
const isIn = ({ userId, companyId, ownCompanyId }: JobScope, owners: JobOwners): boolean =>
  (companyId !== null && companyId === owners.companyId) ||
  (userId === owners.userId && [null, userId, ownCompanyId].includes(owners.companyId));

/** Notifies customers of the changes of all jobs that they may see. */
export function createJobsHub({ findOwners, events, log }: JobsHubDeps): JobsHub {
  const followers = new Set<JobsFollower>();
  const remembered = new Map<string, JobOwners>();

  const ownersOf = async (jobId: string): Promise<JobOwners | undefined> => {
    const known = remembered.get(jobId);
    if (known !== undefined) return known;
    const owners = await findOwners(jobId);
    if (owners === undefined) return undefined;
    const oldest = remembered.keys().next().value;
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(jobId, owners);
    return owners;
  };

  const missAll = () => {
    for (const follower of [...followers]) follower.missed();
  };

  const notify = async (change: ChangedJob) => {
    try {
      const owners = await ownersOf(change.jobId);
      for (const follower of [...followers]) if (owners !== undefined && isIn(follower.scope, owners)) follower.changed(change);
    } catch (error) {
      log.warn({ err: error }, 'the owners of a changed job could not be read');
      missAll();
    }
  };

  const stopListening = events.onEvent(({ kind, subject }) => {
    if (kind.startsWith('jobs.') && followers.size > 0) void notify({ jobId: subject, kind });
  });
  const stopGaps = events.onGap(missAll);

  return {
    follow: (follower) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    countFollowers: () => followers.size,
    stop: () => {
      stopListening();
      stopGaps();
      for (const follower of [...followers]) follower.end();
      followers.clear();
    },
  };
}
