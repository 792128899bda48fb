import type { OrderFlow } from '@songwai/core/orders/order-state';
import { findPersonalPlaces, placeKey } from '@songwai/core/places/personal/personal-place';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { RecentAddress, SavedLocation } from '@songwai/core/places/saved-location';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { gatewayErrorText } from '../../../shared/gateway-error-text.ts';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { useFlow } from '../../../shared/use-flow.ts';
import type { PersonalSource } from '../../shell-parts-context.tsx';
import { FavouriteChips } from './favourite-chips.tsx';
import { fillContacts } from './fill-contacts.ts';
import { offerOwnPlaces } from './offer-own-places.ts';
import { OwnPlaceRow } from './own-place-row.tsx';
import { personalPlacesOf } from './personal-source.ts';

export interface PersonalSectionsProps {
  readonly source: PersonalSource;
  readonly flow: OrderFlow;
  readonly search: PlaceSearch;
  readonly from: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onPreview: (place: Place | null) => void;
}

/** Matches beside what the search finds. */
const mostMatches = 3;
/** Rows of a section before it is opened. */
const firstRows = 4;

/** The customer's favourites, places of earlier jobs, and saved places, in their four states. */
export function PersonalSections({ source, flow, search, from, onChoose, onPreview }: PersonalSectionsProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const places = personalPlacesOf(source);
  const { status, saved, recent, problem } = useFlow(places.store, (state) => state);

  useEffect(() => {
    void places.load();
    fillContacts(flow);
    offerOwnPlaces(search, (query) => findPersonalPlaces(places.store.getState(), query, mostMatches));
  }, [places, flow, search]);

  // As they were read: a place that gets its star stays where it is, and the pressed button keeps the focus.
  const asRead = useMemo(() => {
    const known = places.store.getState().saved;
    const keys = new Set(known.map(placeKey));
    return {
      recent: recent.filter((place) => !keys.has(placeKey(place))),
      tiles: new Set(known.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)),
    };
  }, [places, recent]);
  // The tiles above have the favourites already.
  const others = saved
    .filter((place) => !asRead.recent.some((one) => placeKey(one) === placeKey(place)))
    .toSorted((one, other) => Number(asRead.tiles.has(one.id)) - Number(asRead.tiles.has(other.id)));
  const savedAs = (place: RecentAddress) => saved.find((one) => placeKey(one) === placeKey(place));

  const starRecent = async (place: RecentAddress) => {
    const known = savedAs(place);
    if (known) return places.remove(known.id);
    const { usedDateTime: _used, lat, lng, ...address } = place;
    const stored = await places.save({ ...address, point: { lat, lng }, isFavourite: true, isContactOptional: true });
    if (stored) announce(t('opening.starred', { name: stored.addressName }));
  };
  const starSaved = async ({ id, isFavourite, addressName: name }: SavedLocation) => {
    await places.favour(id, !isFavourite);
    if (places.store.getState().problem === null) announce(t(isFavourite ? 'opening.unstarred' : 'opening.starred', { name }));
  };

  if (status === 'loading') return <LoadingRows label={t('opening.loading')} />;
  if (status === 'failed')
    return (
      <div className="sw-search__message" role="alert">
        {t('opening.failed')}
        <Button onClick={() => void places.load()}>{t('common.retry')}</Button>
      </div>
    );
  if (saved.length + recent.length === 0) return <p className="sw-search__message sw-note">{t('opening.empty')}</p>;

  const rows = { from, onChoose, onPreview };
  const favourites = saved.filter(({ isFavourite }) => isFavourite);
  return (
    <>
      {problem ? <Banner tone="danger">{gatewayErrorText(problem, t)}</Banner> : null}
      {favourites.length > 0 ? (
        <div className="sw-search__message">
          <FavouriteChips label={t('opening.favourites')} {...{ favourites, onChoose, onPreview }} />
        </div>
      ) : null}
      <OwnPlaceList
        title={t('opening.recent')}
        places={asRead.recent}
        renderPlace={(place) => (
          <OwnPlaceRow {...rows} place={place} isFavourite={savedAs(place) !== undefined} onStar={() => void starRecent(place)} />
        )}
      />
      <OwnPlaceList
        title={t('opening.saved')}
        places={others}
        renderPlace={(place) => (
          <OwnPlaceRow {...rows} place={place} isFavourite={place.isFavourite} onStar={() => void starSaved(place)} />
        )}
      />
    </>
  );
}

interface OwnPlaceListProps<Item extends RecentAddress> {
  readonly title: string;
  readonly places: readonly Item[];
  readonly renderPlace: (place: Item) => React.ReactNode;
}

/** The first of them, and the others after a press; nothing where there are none. */
function OwnPlaceList<Item extends RecentAddress>({ title, places, renderPlace }: OwnPlaceListProps<Item>) {
  const t = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  if (places.length === 0) return null;
  return (
    <section>
      <h2 className="sw-search__message sw-small">{title}</h2>
      <ul aria-label={title}>
        {places.slice(0, isWhole ? undefined : firstRows).map((place) => (
          <li key={placeKey(place)}>{renderPlace(place)}</li>
        ))}
      </ul>
      {places.length > firstRows ? (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'opening.fewer' : 'opening.all')}
        </Button>
      ) : null}
    </section>
  );
}

/** In the shape of the rows that are on their way. */
function LoadingRows({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['62%', '48%', '55%'].map((width) => (
        <div key={width} className="sw-search__option">
          <Skeleton shape="circle" width="20px" />
          <span className="sw-search__text">
            <Skeleton width={width} />
            <Skeleton width="34%" />
          </span>
        </div>
      ))}
    </div>
  );
}
