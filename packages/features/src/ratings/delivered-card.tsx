import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { RideOpinion } from '@songwai/core/ratings/calls';
import { type RatingReason, starsOf } from '@songwai/core/ratings/rating-reason';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { StarAverage } from '@songwai/ui/rating-stars/star-average';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { initialOf } from '../shared/initial-of.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { RatingForm } from './rating-form.tsx';
import { useRating } from './use-rating.ts';
import './delivered-card.css';

export interface DeliveredCardProps {
  /** Null where nobody knows who it was: the question names nobody then. */
  readonly driver: { readonly firstName: string; readonly plate: string; readonly photoUrl?: string | null } | null;
  readonly vehicleKind: VehicleKind;
  /** Of the start-up data; without any only stars and comment are asked for. */
  readonly reasons: readonly RatingReason[];
  /** The rating that was given before; the card then only shows it. */
  readonly given?: number | null | undefined;
  /** The stars to begin with: of a link that has them. */
  readonly firstStars?: number | null | undefined;
  /** Sends the rating. @throws whatever prevented it; the card says so and stays as it is. */
  readonly onRate: (opinion: RideOpinion) => Promise<void>;
  readonly isFavourite?: boolean | undefined;
  /** Absent where the visitor has no list of drivers: by a link, without signing in. */
  readonly onFavourite?: ((isFavourite: boolean) => Promise<void>) | undefined;
  readonly onBlock?: (() => Promise<void>) | undefined;
  /** Below the stars of a good delivery: the place of the tip. */
  readonly tip?: ReactNode;
  /** Below few stars: where to report damage. */
  readonly help?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The delivered moment: how was the driver? Stars ask for reasons, one button sends it all (spec §4 "Rating"). */
export function DeliveredCard(props: DeliveredCardProps) {
  const { driver, vehicleKind, reasons, given = null, firstStars = null, headingLevel = 2 } = props;
  const { onRate, isFavourite = false, onFavourite, onBlock, tip, help } = props;
  const t = useTranslate();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const state = useRating(firstStars, { onRate, onBlock });
  const [hasHeartFailed, setHeartFailed] = useState(false);
  const { draft, stage, block } = state;
  const isSent = stage === 'sent';
  const stars = isSent ? draft.stars : given;
  const chosen = stars ?? draft.stars;
  const isLow = chosen !== null && starsOf(chosen) === 'low';
  const name = driver?.firstName ?? '';
  const question = driver ? t('rating.question', { name }) : t('rating.questionUnnamed');
  const Title = `h${headingLevel}` as const;

  // The button that was pressed is gone: who reads with the keyboard goes on at the thanks.
  useEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);

  const titleText = isSent
    ? t('rating.thanks')
    : given !== null
      ? t('rating.already')
      : isLow
        ? t('rating.whatHappened')
        : question;
  const detail = isSent ? (
    isLow || !driver ? (
      t('rating.thanksLow')
    ) : (
      t('rating.thanksHigh', { name })
    )
  ) : isLow && given === null ? (
    t('rating.readAll')
  ) : (
    <>
      {t(`tracking.vehicle.${vehicleKind}`)} {driver ? <span className="sw-sign">{driver.plate}</span> : null}
    </>
  );

  return (
    <section aria-labelledby={titleId} className="sw-delivered">
      <Card>
        <div className="sw-delivered__head">
          <Avatar initials={initialOf(name)} pictureUrl={driver?.photoUrl ?? undefined} size="large" />
          <div className="sw-delivered__text">
            <Title ref={title} id={titleId} tabIndex={-1} className="sw-heading--small">
              {titleText}
            </Title>
            <p className="sw-small sw-soft">{detail}</p>
          </div>
          {onFavourite && !isLow ? <FavouriteButton {...{ name, isFavourite, onFavourite }} onFailed={setHeartFailed} /> : null}
        </div>
        {hasHeartFailed ? <Banner tone="danger">{t('rating.favouriteFailed')}</Banner> : null}
        {stars === null ? (
          <RatingForm label={question} {...{ reasons, state }} isBlockable={onBlock !== undefined} />
        ) : (
          <StarAverage value={stars} label={t('rating.stars', { count: stars })} />
        )}
        {isSent && block === 'failed' ? (
          <Banner
            tone="danger"
            action={
              <Button variant="quiet" onClick={() => void state.sendBlock()}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('rating.blockFailed')}
          </Banner>
        ) : null}
        {isLow ? help : tip}
        {stars === null ? (
          <Button variant="primary" size="large" isFullWidth isLoading={stage === 'sending'} onClick={() => void state.send()}>
            {t('rating.send')}
          </Button>
        ) : null}
      </Card>
    </section>
  );
}
