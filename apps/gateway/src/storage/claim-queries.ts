import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Random } from '../platform/deps.ts';
import { generateFileName, mediaTypeOfKey } from './object-key.ts';
import { isOwnedBy, type PhotoOwner } from './photo-queries.ts';
import { storageTexts } from './texts.ts';

/** The photos in a booking, with the client's names. */
export interface PhotoClaim {
  readonly names: readonly string[];
  readonly userId: string;
  /** The guid of the booked draft. */
  readonly guid: string;
  readonly jobId: string;
  readonly random: Random;
  readonly now: Date;
}

const notYours = (index: number) =>
  new BusinessRefusal({ code: 422, field: `remarkImages.${index}`, text: storageTexts.photoUnknown });

/**
 * Assigns the photos of a booking to its job, in the transaction of the booking. Photos of the draft are moved to the job; one of another job
 * of the same customer ("book again") is copied under a new name. Photos of other customers are refused.
 *
 * @returns their names in the job.
 * @throws {BusinessRefusal} 422 at the name of a photo that is not this customer's.
 */
export async function claimPhotos(trx: Db, claim: PhotoClaim): Promise<string[]> {
  const names = [...new Set(claim.names)];
  const given: string[] = [];
  for (const [index, name] of names.entries()) given.push((await claimPhoto(trx, claim, name)) ?? refuse(index));
  return given;
}

const refuse = (index: number): never => {
  throw notYours(index);
};

async function claimPhoto(trx: Db, claim: PhotoClaim, name: string): Promise<string | undefined> {
  const owner: PhotoOwner = claim;
  const photo = await trx
    .selectFrom('photos')
    .selectAll()
    .where('name', '=', name)
    .where('stored_at', 'is not', null)
    .where(isOwnedBy(owner))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (photo === undefined) return undefined;
  if (photo.job_id === null) {
    await trx.updateTable('photos').set({ job_id: claim.jobId, user_id: claim.userId }).where('name', '=', name).execute();
    return name;
  }
  const copy = generateFileName(claim.random, mediaTypeOfKey(photo.key));
  await trx
    .insertInto('photos')
    .values({ ...photo, name: copy, guid: claim.guid, job_id: claim.jobId, created_at: claim.now, stored_at: claim.now })
    .execute();
  return copy;
}
