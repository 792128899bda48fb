import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { findRoute } from '../../routes/find-route.ts';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { usePortal } from '../portal-context.tsx';
import { startupQuery } from '../startup.queries.ts';
import { createPlausible } from './analytics.ts';
import { cookieChoice } from './cookie-choice.ts';
import { askedCookieNotice } from './open-cookie-notice.ts';
import { refusesTracking } from './refuses-tracking.ts';

const loadNotice = lazyPart(() => import('./cookie-question.tsx'), ['around']);

/**
 * The cookie notice on the pages of the public site, and the counting of pages for who allowed it. Loaded after every first page. Other
 * pages have prices and buttons at their lower edge, so there it only comes when it is asked for.
 */
export function CookiePart() {
  const portal = usePortal();
  const { pathname } = useAddress();
  const { route } = findRoute(splitLocalizedPath(pathname).path) ?? {};
  const choice = portal.part(cookieChoice);
  const answer = useFlow(choice.store, (state) => state.answer);
  const isOpen = useFlow(portal.part(askedCookieNotice), (state) => state.isOpen);
  const isSite = route?.frame === 'site';

  // A partner's prices need no start-up data, so their page loads none (spec §2).
  const needsStartup = isSite || isOpen || (answer === 'allowed' && route?.path !== '/price-check/:partner');
  const { data } = useQuery({ ...startupQuery(portal), enabled: needsStartup });
  const isRefusing = refusesTracking(window.navigator);
  const url = isRefusing ? undefined : data?.analytics?.url;
  const domain = data?.analytics?.domain;

  const { onError } = portal;
  const analytics = useMemo(() => {
    if (answer !== 'allowed' || !url || !domain) return null;
    const { fetch, location, document } = window;
    return createPlausible({
      url,
      domain,
      origin: location.origin,
      referrer: document.referrer,
      fetch: fetch.bind(window),
      onError,
    });
  }, [answer, url, domain, onError]);
  useEffect(() => analytics?.pageView(pathname), [analytics, pathname]);

  const isAnswered = url ? answer === 'allowed' || answer === 'refused' : answer !== null;
  const isDue = isOpen || (isSite && answer !== undefined && !isAnswered);
  if (!isDue || !data) return null;
  return (
    <LazyView load={loadNotice} skeleton={null} isOptional>
      {({ CookieQuestion }) => <CookieQuestion asks={url !== undefined} isRefusing={isRefusing && data.analytics !== null} />}
    </LazyView>
  );
}
