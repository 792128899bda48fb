import { greatCircleKm } from '@songwai/core/basics/geo';
import type { Translate } from '@songwai/core/i18n/translate';
import type { Place } from '@songwai/core/places/place';
import { HighlightedText } from '@songwai/ui/combobox-search/highlighted-text';
import type { SearchOption } from '@songwai/ui/combobox-search/search-results';
import { Star } from 'lucide';
import { LazyView } from '../../shared/lazy-view.tsx';
import { loadStopOpening } from '../opening/load-stop-opening.ts';
import type { StopOpeningProps } from '../opening/stop-opening.tsx';
import { findMatches } from './find-matches.ts';
import { placeIcon } from './place-icons.ts';

interface PlaceQuestion {
  readonly query: string;
  /** The stop before, for the distance. */
  readonly from: Place | null;
  readonly t: Translate;
}

/** A result with its picture, its distance, what matches, and whom the customer knows there. */
export function describePlace(place: Place, { query, from, t }: PlaceQuestion): Partial<SearchOption> {
  const { name, address, kind, isApproximate, contact } = place;
  return {
    detail: [isApproximate && t('stops.approximate'), contact?.contactName, address].filter(Boolean).join(' · '),
    icon: contact ? Star : placeIcon(kind),
    meta: from ? t('common.distanceKm', { km: greatCircleKm(from, place).toFixed(1) }) : undefined,
    marked: <HighlightedText text={name} matches={findMatches(name, query)} />,
  };
}

/** What the search opens with, once its code has come. */
export function SearchOpening(props: StopOpeningProps) {
  return (
    <LazyView load={loadStopOpening} skeleton={null} isOptional>
      {({ StopOpening }) => <StopOpening {...props} />}
    </LazyView>
  );
}
