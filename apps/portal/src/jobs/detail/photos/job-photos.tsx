import type { JobDetail } from '@songwai/core/jobs/job';
import { photoPath } from '@songwai/core/photos/photo-calls';
import { ProofGallery } from '@songwai/features/jobs/proof-gallery';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';

const loadEditor = lazyPart(() => import('./photo-editor.tsx'), ['photos']);

interface JobPhotosProps {
  readonly job: JobDetail;
  /** Photos can still be added and removed. */
  readonly canChange: boolean;
  readonly onChanged: () => Promise<void>;
}

/** The customer's own photos of the goods, a proof of payment, whatever the driver should see. */
export function JobPhotos({ job: { jobId, remarkImages }, canChange, onChanged }: JobPhotosProps) {
  const t = useTranslate();
  if (!canChange && remarkImages.length === 0) return null;
  return (
    <Card>
      <div className="portal-job__section">
        <h2>{t('job.photos')}</h2>
        {canChange ? (
          <LazyView load={loadEditor} skeleton={<Skeleton shape="block" height="96px" />}>
            {({ PhotoEditor }) => <PhotoEditor jobId={jobId} names={remarkImages} onChanged={onChanged} />}
          </LazyView>
        ) : (
          <ProofGallery
            proofs={remarkImages.map((name, index) => ({
              id: name,
              url: photoPath(name),
              title: t('job.photoNumber', { number: index + 1 }),
            }))}
          />
        )}
      </div>
    </Card>
  );
}
