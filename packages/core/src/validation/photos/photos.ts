import { ok } from '../../basics/result.ts';
import { type RuleResult, refuse } from '../rule-result.ts';

/** A photo to add, measured after resizing. */
export interface PhotoFile {
  readonly sizeBytes: number;
  /** The media type, such as `image/png`. */
  readonly type: string;
}

/** Limits of an order's photos (spec §5, §9). */
export const photoLimits = { maxCount: 5, maxSizeMb: 3, extensions: 'png, jpeg, jpg' } as const;

const photoTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg']);
const bytesPerMb = 1024 * 1024;

/** Checks photos to add to an order's existing ones: at most 5 in all, each at most 3 MB, png, jpeg or jpg (spec §5). */
export function addedPhotos<File extends PhotoFile>(alreadyThere: number, added: readonly File[]): RuleResult<readonly File[]> {
  const { maxCount, maxSizeMb, extensions } = photoLimits;
  if (alreadyThere + added.length > maxCount) return refuse('tooManyPhotos', { max: maxCount });
  for (const { sizeBytes, type } of added) {
    if (!type.startsWith('image/')) return refuse('notAnImage');
    if (!photoTypes.has(type)) return refuse('photoTypeUnsupported', { extensions });
    if (sizeBytes > maxSizeMb * bytesPerMb) return refuse('photoTooLarge', { sizeMb: maxSizeMb });
  }
  return ok(added);
}
