import { commentLimit, type RatingReason, starsOf } from '@songwai/core/ratings/rating-reason';
import { Banner } from '@songwai/ui/banner/banner';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { FilterChips } from '@songwai/ui/chip/filter-chips';
import { RatingStars } from '@songwai/ui/rating-stars/rating-stars';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useLanguage, useTranslate } from '../shared/translate-context.tsx';
import { ratingProblem } from './rating-problem.ts';
import type { RatingState } from './use-rating.ts';
import './delivered-card.css';

export interface RatingFormProps {
  /** The question, for screen readers: it stands above as the title. */
  readonly label: string;
  readonly reasons: readonly RatingReason[];
  readonly state: RatingState;
  /** Whether the customer may block the driver. */
  readonly isBlockable: boolean;
}

const meanings = ['rating.meaning1', 'rating.meaning2', 'rating.meaning3', 'rating.meaning4', 'rating.meaning5'] as const;

/** Stars, and what they ask for: reasons, a comment, and with few stars the block. */
export function RatingForm({ label, reasons, state, isBlockable }: RatingFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { draft, stage, error, setStars, patch } = state;
  const { stars, comment, isBlocked } = draft;
  const kind = stars === null ? null : starsOf(stars);
  const offered = reasons.filter(({ forStars }) => forStars === kind);
  const meaningOf = (count: number) => t(meanings[count - 1] ?? 'rating.meaning5');
  return (
    <>
      <RatingStars
        isLabelHidden
        {...{ label }}
        value={stars}
        onChange={setStars}
        starLabel={(count) => t('rating.star', { count, meaning: meaningOf(count) })}
        error={stage === 'missing' ? t('rating.starsMissing') : undefined}
      />
      {kind && offered.length > 0 ? (
        <div className="sw-delivered__reasons">
          <p className="sw-small sw-soft" aria-hidden>
            {t(kind === 'high' ? 'rating.liked' : 'rating.wrong')}
          </p>
          <FilterChips
            layout="wrap"
            label={t(kind === 'high' ? 'rating.liked' : 'rating.wrong')}
            values={draft.reasons.map(String)}
            onChange={(values) => patch({ reasons: values.map(Number) })}
            options={offered.map((reason) => ({ value: String(reason.id), label: reason[language] }))}
          />
        </div>
      ) : null}
      {kind ? (
        <TextArea
          label={t('rating.comment')}
          value={comment}
          maxLength={commentLimit}
          onChange={(value) => patch({ comment: value })}
        />
      ) : null}
      {kind === 'low' && isBlockable ? (
        <Checkbox
          label={t('rating.block')}
          detail={t('rating.blockHelp')}
          isChecked={isBlocked}
          onChange={(isChecked) => patch({ isBlocked: isChecked })}
        />
      ) : null}
      {stage === 'failed' ? <Banner tone="danger">{ratingProblem(error, t)}</Banner> : null}
    </>
  );
}
