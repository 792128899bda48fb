import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { JobProof } from '@songwai/core/rides/job-driver-calls';
import type { Proof } from '@songwai/features/jobs/proof-gallery';

interface StopPhotos {
  readonly proofs: readonly JobProof[];
  readonly stops: readonly JobStop[];
  readonly stop: number;
}

const titleOf = (kind: JobProof['kind'], stop: number): TextKey<'job'> => {
  if (kind === 'signature') return 'job.signature';
  if (kind === 'failure') return 'job.photoFailure';
  return stop === 0 ? 'job.photoPickUp' : 'job.photoDelivered';
};

/** The photos taken at one stop, each with what it shows, where and when. */
export const stopProofs = ({ proofs, stops, stop }: StopPhotos, t: Translate): readonly Proof[] =>
  proofs
    .filter((proof) => proof.stop === stop)
    .map(({ kind, imageUrl, time }) => ({
      id: imageUrl,
      url: imageUrl,
      title: t(titleOf(kind, stop), { stop: stops[stop]?.name ?? '', time }),
    }));
