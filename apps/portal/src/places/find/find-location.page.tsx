import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { signInPath } from '../../shell/session/came-from.ts';
import { PlaceSearchField } from '../place-search-field.tsx';
import { savedPlacesQuery } from '../saved/places-settings.queries.ts';
import { FoundPlace } from './found-place.tsx';
import { useFoundPlace } from './use-found-place.ts';
import './find-location.css';

const loadMap = lazyPart(() => import('./place-map.tsx'), ['map']);
const loadDialog = lazyPart(() => import('../saved/saved-place-dialog.tsx'), ['forms']);

const problemTexts = {
  blocked: 'places.locationBlocked',
  unsupported: 'places.locationUnsupported',
  notFound: 'places.locationNotFound',
  outside: 'places.outside',
  away: 'places.searchError',
} as const;

/** Finds a place by search, by the device or on the map; saving it asks visitors to sign in (spec §2 "findLocation"). */
export function FindLocationPage() {
  const t = useTranslate();
  const { transport, session, consent } = usePortal();
  const navigate = useLocalizedNavigate();
  const queries = useQueryClient();
  const isSignedIn = useFlow(session.store, (state) => state.status === 'signedIn');
  const { form, problem, isLocating, choose, lookUp, locate, forget } = useFoundPlace();
  const { data: saved = [] } = useQuery({ ...savedPlacesQuery(transport), enabled: isSignedIn });
  const { search } = useAddress();
  // Whoever signs in to save may have terms to accept first.
  const isAsked = useFlow(consent.store, ({ status }) => status !== 'closed');
  const isSaving = isSignedIn && !isAsked && new URLSearchParams(search).has('save') && form.lat !== '';
  const [done, setDone] = useState('');
  const found = form.lat === '' ? null : { lat: Number(form.lat), lng: Number(form.lng), name: form.addressName };

  const close = () => navigate('/findLocation', { replace: true });
  const handleSave = () => {
    setDone('');
    navigate(isSignedIn ? '/findLocation?save=1' : signInPath('/findLocation?save=1'));
  };
  const handleSaved = (name: string) => {
    setDone(t('places.added', { name }));
    forget();
    close();
    void queries.invalidateQueries({ queryKey: savedPlacesQuery(transport).queryKey });
  };
  const handlePress = (id: string) => {
    const place = saved.find((one) => one.id === id);
    if (place) choose({ ...place, placeId: id, name: place.addressName });
  };
  const problemText = problem ? t(problemTexts[problem]) : '';
  return (
    <main id="main" className="portal-find">
      <Stack gap="medium">
        <h1 className="sw-heading--page">{t('places.findTitle')}</h1>
        <p className="sw-soft">{t('places.findLead')}</p>
        {done ? <Banner tone="success">{done}</Banner> : null}
        <PlaceSearchField onChoose={choose} />
        <Button variant="quiet" icon={LocateFixed} isLoading={isLocating} onClick={() => void locate()}>
          {t('places.myLocation')}
        </Button>
        {problemText ? <Banner tone="warn">{problemText}</Banner> : null}
        <LiveRegion message={found ? form.address : ''} />
        {found ? <FoundPlace form={form} isSignedIn={isSignedIn} onSave={handleSave} /> : null}
      </Stack>
      <section className="portal-find__map" aria-label={t('places.map')}>
        <LazyView load={loadMap} skeleton={<Skeleton shape="block" height="100%" />} isPatient isOptional>
          {({ PlaceMap }) => (
            <PlaceMap
              found={found}
              saved={saved.map(({ addressName: name, ...place }) => ({ ...place, name }))}
              onMove={(to) => void lookUp(to)}
              onPress={handlePress}
              onLocate={() => void locate()}
            />
          )}
        </LazyView>
      </section>
      {isSaving ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ SavedPlaceDialog }) => <SavedPlaceDialog saved={null} start={form} onSaved={handleSaved} onClose={close} />}
        </LazyView>
      ) : null}
    </main>
  );
}
