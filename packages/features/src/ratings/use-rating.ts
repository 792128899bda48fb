import type { RideOpinion } from '@songwai/core/ratings/calls';
import { starsOf } from '@songwai/core/ratings/rating-reason';
import { useRef, useState } from 'react';

/** What the customer chose so far. */
interface RatingDraft {
  readonly stars: number | null;
  /** Of these stars' kind only: others are forgotten when the kind changes. */
  readonly reasons: readonly number[];
  readonly comment: string;
  readonly isBlocked: boolean;
}

/** How far the rating is; `sent` stays, whatever happens to the block. */
type Stage = 'open' | 'missing' | 'sending' | 'failed' | 'sent';

export interface RatingActs {
  readonly onRate: (opinion: RideOpinion) => Promise<void>;
  /** Absent where the customer may not block. */
  readonly onBlock?: (() => Promise<void>) | undefined;
}

/** A rating from the first star to the answer. What was chosen stays after a failure. */
export function useRating(first: number | null, { onRate, onBlock }: RatingActs) {
  const [draft, setDraft] = useState<RatingDraft>({ stars: first, reasons: [], comment: '', isBlocked: false });
  const [stage, setStage] = useState<Stage>('open');
  const [error, setError] = useState<unknown>(null);
  const [block, setBlock] = useState<'none' | 'sending' | 'failed'>('none');
  const isRunning = useRef(false);
  const { stars, reasons, comment, isBlocked } = draft;

  const sendBlock = async () => {
    if (!onBlock) return;
    setBlock('sending');
    try {
      await onBlock();
      setBlock('none');
    } catch {
      setBlock('failed');
    }
  };

  const send = async () => {
    if (stars === null) {
      setStage('missing');
      return;
    }
    if (isRunning.current) return;
    isRunning.current = true;
    setStage('sending');
    try {
      await onRate({ rating: stars, reasons, ...(comment.trim() !== '' && { comment: comment.trim() }) });
      setStage('sent');
      if (isBlocked && starsOf(stars) === 'low') await sendBlock();
    } catch (caught) {
      setError(caught);
      setStage('failed');
    } finally {
      isRunning.current = false;
    }
  };

  const setStars = (next: number) => {
    const isOtherKind = stars === null || starsOf(stars) !== starsOf(next);
    setDraft({ ...draft, stars: next, reasons: isOtherKind ? [] : reasons });
    if (stage === 'missing') setStage('open');
  };

  return {
    draft,
    stage,
    error,
    block,
    send,
    sendBlock,
    setStars,
    patch: (changed: Partial<Pick<RatingDraft, 'reasons' | 'comment' | 'isBlocked'>>) => setDraft({ ...draft, ...changed }),
  };
}

/** The state and actions of one rating. */
export type RatingState = ReturnType<typeof useRating>;
