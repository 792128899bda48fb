import { type KnownDriver, knownDriverFromWire } from '../drivers/driver.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Who drives a job of the customer's. */
export interface JobDriver extends KnownDriver {
  /** Null once the job is over, and for a simulated driver. */
  readonly phone: string | null;
  readonly isFavorite: boolean;
  readonly isBlocked: boolean;
}

/** What a driver showed for the goods at a stop. */
export interface JobProof {
  /** Index of the stop. */
  readonly stop: number;
  /** `failure`: why the goods could not be handed over there. */
  readonly kind: 'photo' | 'signature' | 'failure';
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  /** Path below the gateway; whoever has it may see the picture. */
  readonly imageUrl: string;
}

/** The driver is null while none is found. @throws GatewayError 404 not a job of this customer. */
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
            isFavorite: driver.isFavorite,
            isBlocked: driver.isBlocked,
          },
    proofs: proofs.map(({ proofType, ...same }) => ({ ...same, kind: proofType })),
  };
};
