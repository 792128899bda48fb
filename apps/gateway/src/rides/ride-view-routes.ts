import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { getDriverPhoto } from '@songwai/core/drivers/admin/driver-admin-contract';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { getJobDriver, getJobProof } from '@songwai/core/rides/ride-contract';
import type { FastifyInstance } from 'fastify';
import { findDriverPreferences } from '../drivers/preference-queries.ts';
import { readAverages } from '../drivers/rating-queries.ts';
import { toKnownDriver } from '../drivers/wire.ts';
import type { Session } from '../http/callers/session.ts';
import { apiBase, mountEndpoint, mountFile } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readJobId, scopeOf } from '../jobs/job-scope.ts';
import { jobTexts } from '../jobs/texts.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { findJobDriver } from './driven/job-driver-view.ts';
import { findProof, listProofs } from './ride-queries.ts';
import { dispatchTexts } from './texts.ts';

type Db = Parameters<typeof findProof>[0];

/** The path of a picture by its secret link. */
const linkTo = ({ path }: { readonly path: string }, token: string): string => `${apiBase}${path.replace(':token', token)}`;

/** The driver of a job, as its customer sees it. */
async function describeDriver(db: Db, jobId: string, session: Session) {
  const scope = scopeOf(session);
  const found = await findJobDriver(db, { jobId, scope });
  if (found === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
  const { status, driver } = found;
  if (driver === null) return undefined;
  const averageOf = await readAverages(db, [driver.id]);
  const stances = [...(await findDriverPreferences(db, scope, driver.id)).values()];
  const isBlocked = stances.includes('blocked');
  // Once the job is over, the customer has no reason to call the driver.
  const phone = isJobOver(status) ? null : driver.phone;
  return {
    ...toKnownDriver({ ...driver, ...averageOf(driver.id) }),
    ...(phone === null ? {} : { phoneNo: phone }),
    ...(driver.photoToken === null ? {} : { photoUrl: linkTo(getDriverPhoto, driver.photoToken) }),
    isFavorite: !isBlocked && stances.includes('favorite'),
    isBlocked,
  };
}

/** Mounts what customers see of their job's ride. */
export function registerRideViews(app: FastifyInstance, { db, store }: { readonly db: Db; readonly store: ObjectStore }): void {
  mountEndpoint(app, getJobDriver, async ({ body, session }) => {
    const jobId = readJobId(body.jobId);
    const driver = await describeDriver(db, jobId, session);
    const proofs = await listProofs(db, jobId);
    return {
      ...(driver === undefined ? {} : { driver }),
      proofs: proofs.map(({ stop, kind, taken_at: at, token }) => ({
        stop,
        proofType: kind,
        date: bangkokDate(at),
        time: bangkokTime(at),
        imageUrl: linkTo(getJobProof, token),
      })),
    };
  });

  mountFile(app, getJobProof, async ({ params }) => {
    const proof = await findProof(db, params.token);
    const stored = proof === undefined ? undefined : await store.get(proof.object_key);
    if (stored === undefined) throw new BusinessRefusal({ code: 404, text: dispatchTexts.noProof });
    return { content: stored.content, type: stored.mediaType };
  });
}
