import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import type { ReactNode } from 'react';

const loadDetails = lazyPart(() => import('./details-step.tsx'), ['errors', 'forms', 'order']);
const loadBooked = lazyPart(() => import('./booked-hire.tsx'), ['order']);

interface HireBodyProps {
  readonly flow: HireFlow;
  readonly face: 'restoring' | 'form' | 'details' | 'booked';
  /** The customer has just come to the details. */
  readonly isFresh: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** What the panel of a hire shows: the form, its second step, or what was booked. */
export function HireBody({ flow, face, isFresh, children }: HireBodyProps) {
  const t = useTranslate();
  if (face === 'form') return children;
  const skeleton = (
    <SkeletonGroup label={t('hire.loading')}>
      <div className="portal-full-day__grey">
        <Skeleton shape="block" height="62px" />
        <Skeleton shape="block" height="140px" />
        <Skeleton shape="block" height="140px" />
      </div>
    </SkeletonGroup>
  );
  if (face === 'restoring') return skeleton;
  if (face === 'booked')
    return (
      <LazyView load={loadBooked} skeleton={skeleton}>
        {({ BookedHire }) => <BookedHire flow={flow} />}
      </LazyView>
    );
  return (
    <LazyView load={loadDetails} skeleton={skeleton}>
      {({ DetailsStep }) => <DetailsStep {...{ flow, isFresh }} />}
    </LazyView>
  );
}
