import { mayAskForRating } from '@songwai/core/ratings/rating-prompt';
import { useClock } from '@songwai/features/shared/clock-context';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { waitingRatingsQuery } from './job-rating.queries.ts';
import { WhenAtRest } from './when-at-rest.tsx';

const storageKey = 'ratingAskedAt';
const loadWaiting = lazyPart(() => import('../../ratings/waiting-ratings.tsx'), ['tracking']);

/** Reads when this device was asked last; an unreadable time counts as never. */
const timeOf = (stored: string | null): Date | null => {
  const at = new Date(stored ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Asks for a rating at most once a day (spec §4, §9): when a page of the app is at rest, and never over another dialog. */
export function RatingPrompt() {
  const { storage, transport, onError } = usePortal();
  const clock = useClock();
  const user = useUser();
  const [step, setStep] = useState<'unknown' | 'due' | 'open' | 'over'>('unknown');
  const { data: jobs = [] } = useQuery({
    ...waitingRatingsQuery(transport),
    enabled: user !== null && step === 'due',
    retry: false,
  });

  useEffect(() => {
    storage.get(storageKey).then((stored) => setStep(mayAskForRating(timeOf(stored), clock()) ? 'due' : 'over'), onError);
  }, [storage, clock, onError]);

  const handleShow = () => {
    setStep('open');
    storage.set(storageKey, clock().toISOString()).catch(onError);
  };

  if (step !== 'open' && !(step === 'due' && jobs.length > 0)) return null;
  return (
    <LazyView load={loadWaiting} skeleton={null} isOptional>
      {({ WaitingRatings }) => (
        // Whatever the visitor is answering or typing comes first; the next page asks again.
        <WhenAtRest onShow={handleShow} onBusy={() => setStep('over')}>
          <WaitingRatings jobs={jobs} onClose={() => setStep('over')} />
        </WhenAtRest>
      )}
    </LazyView>
  );
}
