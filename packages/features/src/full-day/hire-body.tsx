import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { lazyPart } from '../shared/lazy-part.ts';
import { LazyView } from '../shared/lazy-view.tsx';
import { useTranslate } from '../shared/translate-context.tsx';
import type { HireParts } from './hire-parts.ts';
import './form/hire-form.css';

const loadDetails = lazyPart(() => import('./details-step.tsx'), ['errors', 'forms', 'order']);
const loadBooked = lazyPart(() => import('./booked-hire.tsx'), ['order']);

interface HireBodyProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Awaited' | 'JobLink' | 'BookedNext'>;
  readonly face: 'restoring' | 'form' | 'details' | 'booked';
  /** The customer has just come to the details. */
  readonly isFresh: boolean;
  /** Below the contacts: the shell's own questions. */
  readonly details?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** What the panel of a hire shows: the form, its second step, or what was booked. */
export function HireBody({ flow, parts, face, isFresh, details, children }: HireBodyProps) {
  const t = useTranslate();
  if (face === 'form') return children;
  const skeleton = (
    <SkeletonGroup label={t('hire.loading')}>
      <div className="sw-hire__grey">
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
        {({ BookedHire }) => <BookedHire {...{ flow, parts }} />}
      </LazyView>
    );
  return (
    <LazyView load={loadDetails} skeleton={skeleton}>
      {({ DetailsStep }) => (
        <div className="sw-hire">
          <DetailsStep {...{ flow, isFresh }} />
          {details}
        </div>
      )}
    </LazyView>
  );
}
