import type { JobDetail } from '@songwai/core/jobs/job';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { ShareButton } from '@songwai/ui/share/share-button';
import { Share } from 'lucide';
import { useState } from 'react';
import { useJobUrl } from '../../../shell/jobs/use-job-url.ts';

const loadDialog = lazyPart(() => import('./share-dialog.tsx'));

interface JobShareProps {
  readonly job: JobDetail;
  /** `corner`: small, over a phone's map. */
  readonly place: 'corner' | 'bar';
  /** Something else on the page matters more. */
  readonly isSecondary?: boolean | undefined;
}

/** Passes on the links of a job: the whole of it, and each receiver's own. None of them shows a price or a phone. */
export function JobShare({ job, place, isSecondary }: JobShareProps) {
  const t = useTranslate();
  const urlOf = useJobUrl();
  const [isOpen, setIsOpen] = useState(false);
  const isCorner = place === 'corner';
  const url = urlOf(job.trackingId);
  const texts = { copied: t('common.copied'), failed: t('tracking.copyFailed') };
  const look = isCorner
    ? ({ variant: 'quiet' } as const)
    : ({ variant: isSecondary ? 'secondary' : 'primary', size: 'large' } as const);

  // A hire has no receivers, only the one link.
  if (!job.stops.some(({ receiverLink }) => receiverLink))
    return (
      <ShareButton
        {...look}
        {...{ url }}
        isFullWidth={!isCorner}
        title={t('tracking.shareTitle')}
        texts={{ ...texts, share: t('common.share'), copy: t('job.copyLink') }}
      />
    );
  return (
    <>
      <Button {...look} icon={Share} onClick={() => setIsOpen(true)}>
        {t(isCorner ? 'common.share' : 'job.share')}
      </Button>
      {isCorner ? null : (
        <CopyButton value={url} variant="secondary" size="large" texts={{ ...texts, copy: t('job.copyLink') }} />
      )}
      {isOpen ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ ShareDialog }) => <ShareDialog job={job} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </>
  );
}
