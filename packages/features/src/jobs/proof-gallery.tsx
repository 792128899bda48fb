import { Dialog } from '@songwai/ui/dialog/dialog';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import { ProofPhoto } from './proof-photo.tsx';
import './proof-gallery.css';

/** A photo that proves a pick-up, a delivery, a signature or a failed visit. */
export interface Proof {
  readonly id: string;
  readonly url: string;
  /** What it shows, with stop and time: "Delivered, Silom Complex, 14:12". Names the photo. */
  readonly title: string;
}

export interface ProofGalleryProps {
  /** Null while they load. */
  readonly proofs: readonly Proof[] | null;
  /** An `ErrorState`, if they could not be loaded. */
  readonly error?: ReactNode;
}

/** Thumbnails of proof photos; each opens large, with the others one arrow away. */
export function ProofGallery({ proofs, error }: ProofGalleryProps) {
  const t = useTranslate();
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (error) return <>{error}</>;
  if (!proofs) {
    return (
      <SkeletonGroup label={t('jobs.photosLoading')}>
        <div className="sw-proofs">
          <Skeleton width="84px" height="62px" />
          <Skeleton width="84px" height="62px" />
        </div>
      </SkeletonGroup>
    );
  }
  if (proofs.length === 0) return <EmptyState title={t('jobs.noPhotos')}>{t('jobs.noPhotosHelp')}</EmptyState>;

  const count = proofs.length;
  const shown = openAt === null ? undefined : proofs[openAt];
  const turn = (by: number) => setOpenAt((at) => (at === null ? at : (at + by + count) % count));
  // The keys come from the dialog, wherever the focus is in it.
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut for the buttons of the dialog
    <div onKeyDown={handleKeyDown}>
      <ul className="sw-proofs" aria-label={t('jobs.photos')}>
        {proofs.map((proof, index) => (
          <li key={proof.id}>
            <button
              type="button"
              className="sw-proofs__open"
              aria-label={t('jobs.openPhoto', { number: index + 1, count, title: proof.title })}
              onClick={() => setOpenAt(index)}
            >
              <ProofPhoto url={proof.url} size="thumbnail" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={shown !== undefined}
        presentation="full"
        title={shown?.title ?? ''}
        closeLabel={t('common.close')}
        onClose={() => setOpenAt(null)}
        footer={
          count > 1 ? (
            <>
              <IconButton icon={ChevronLeft} label={t('jobs.previousPhoto')} onClick={() => turn(-1)} />
              <span className="sw-proofs__number sw-figures" aria-live="polite">
                {t('jobs.photoOf', { number: (openAt ?? 0) + 1, count })}
              </span>
              <IconButton icon={ChevronRight} label={t('jobs.nextPhoto')} onClick={() => turn(1)} />
            </>
          ) : null
        }
      >
        {shown ? <ProofPhoto key={shown.id} url={shown.url} title={shown.title} size="large" /> : null}
      </Dialog>
    </div>
  );
}
