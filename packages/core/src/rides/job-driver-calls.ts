import { type KnownDriver, knownDriverFromWire } from '../drivers/driver.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** The driver of a customer's job. */
export interface JobDriver extends KnownDriver {
  /** Null after the job is over, and for a simulated driver. */
  readonly phone: string | null;
  /** Path below the gateway; null without a photo. */
  readonly photoUrl: string | null;
  readonly isFavorite: boolean;
  readonly isBlocked: boolean;
}

/** A driver's proof at a stop. */
export interface JobProof {
  /** Index of the stop. */
  readonly stop: number;
  /** `failure`: why the goods could not be handed over. */
  readonly kind: 'photo' | 'signature' | 'failure';
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  /** Path below the gateway; anyone with it can see the photo. */
  readonly imageUrl: string;
}

/** The job's driver (null until one is found) and proofs. @throws GatewayError 404 not a job of this customer. */
export const fetchJobDriver = async (
  transport: Transport,
  jobId: string,
): Promise<{ readonly driver: JobDriver | null; readonly proofs: readonly JobProof[] }> => {
  const { driver, proofs = [] } = await call(transport, routes.getJobDriver, { jobId });
  return {
    driver:
      driver === undefined
        ? null
        : {
            ...knownDriverFromWire(driver),
            phone: driver.phoneNo ?? null,
            photoUrl: driver.photoUrl ?? null,
            isFavorite: driver.isFavorite,
            isBlocked: driver.isBlocked,
          },
    proofs: proofs.map(({ proofType, ...same }) => ({ ...same, kind: proofType })),
  };
};
