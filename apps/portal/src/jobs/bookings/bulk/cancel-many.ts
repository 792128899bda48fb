import type { Satang } from '@songwai/core/basics/money';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { callInSequence } from '@songwai/core/gateway/sequence';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { cancelJob } from '@songwai/core/jobs/calls';
import { decideCancel } from '@songwai/core/jobs/fees/cancel-rule';
import type { Job } from '@songwai/core/jobs/job';

/** A job that can be cancelled, and for how much. */
export interface Cancellable {
  readonly job: Job;
  readonly feeSatang: Satang;
}

/** The jobs that can still be cancelled, with their fees. */
export const cancellable = (jobs: readonly Job[]): readonly Cancellable[] =>
  jobs.flatMap((job) => {
    const rule = decideCancel(job.status);
    return rule.isAllowed ? [{ job, feeSatang: rule.feeSatang }] : [];
  });

/** What became of one job. */
export interface CancelResult {
  readonly jobId: string;
  /** Null where it was cancelled. */
  readonly error: GatewayError | null;
}

/** Cancels jobs one after another; one that fails does not stop the others. The reason is the specification's (spec §7). */
export async function cancelMany(transport: Transport, jobs: readonly Job[]): Promise<readonly CancelResult[]> {
  const cancel = async (jobId: string): Promise<CancelResult> => {
    try {
      await cancelJob(transport, { jobId, reason: 'customer cancel' });
      return { jobId, error: null };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { jobId, error };
    }
  };
  return callInSequence(
    jobs.map(
      ({ jobId }) =>
        () =>
          cancel(jobId),
    ),
  );
}
