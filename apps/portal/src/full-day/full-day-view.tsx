import type { HireState } from '@songwai/core/full-day/hire-state';
import type { HireFields } from '@songwai/features/full-day/form/hire-fields';
import { HireForm } from '@songwai/features/full-day/form/hire-form';
import { HireBody } from '@songwai/features/full-day/hire-body';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFirstProblem } from '@songwai/features/shared/use-first-problem';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useIsNarrow } from '@songwai/features/shared/use-is-narrow';
import { LiveAnnouncer } from '@songwai/ui/live-announcer/live-announcer';
import { MapFrame } from '@songwai/ui/map-frame/map-frame';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HeaderBrand } from '../shell/header/header-brand.tsx';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { signInPath } from '../shell/session/came-from.ts';
import { startupQuery } from '../shell/startup.queries.ts';
import { catalogueQuery } from './full-day.queries.ts';
import { FullDayTabs } from './full-day-tabs.tsx';
import { HireBeside } from './map/hire-beside.tsx';
import { HireCorner } from './map/hire-corner.tsx';
import { openHire } from './open-hire.ts';
import type { OwnHireParts } from './own-hire-parts.ts';
import { shellHireParts } from './shell-hire-parts.tsx';
import { useHoursOfAddress } from './use-hours-of-address.ts';
import './full-day-view.css';

const loadBar = lazyPart(() => import('@songwai/features/full-day/bar/hire-bar'), ['errors', 'order']);
const loadMonthBar = lazyPart(() => import('@songwai/features/full-day/bar/month-bar'), ['errors', 'order']);

const fields: HireFields = {
  loadMoment: lazyPart(() => import('@songwai/features/full-day/form/moment/moment-section'), ['errors', 'forms']),
  monthly: {
    loadMonth: lazyPart(() => import('@songwai/features/full-day/form/month-section'), ['errors', 'forms']),
    loadAddressee: lazyPart(() => import('@songwai/features/full-day/form/addressee-section'), ['errors', 'forms']),
  },
};

const selectFace = ({ isRestored, draft, mode, booking }: HireState) => ({
  isRestored,
  isMonthly: draft.hours === 3,
  isAtDetails: draft.isAtDetails,
  isBooked: booking.status === 'booked',
  isPriceChanged: booking.status === 'priceChanged',
  isPinning: mode.kind === 'searchLocation' && mode.isPinning,
});

/** Hire by the day beside the map, or by the month beside its quotation. A visitor who books signs in and comes back to the same draft. */
export function FullDayView({ parts: own }: { readonly parts: OwnHireParts }) {
  const parts = useMemo(() => ({ ...shellHireParts, ...own }), [own]);
  const t = useTranslate();
  const portal = usePortal();
  const { session } = portal;
  const flow = portal.part(openHire);
  const navigate = useLocalizedNavigate();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const startup = useQuery(startupQuery(portal));
  const catalogue = useQuery(catalogueQuery(portal, user?.userId ?? null));
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const focusProblem = useFirstProblem(root, flow.store);
  const { isRestored, isMonthly, isAtDetails, isBooked, isPriceChanged, isPinning } = useFlow(flow.store, selectFace);
  const [isMapOpen, setIsMapOpen] = useState(false);
  useHoursOfAddress(flow);
  // A step restored after a reload does not count, because the customer did not go there.
  const wasAtDetails = useRef<boolean | null>(null);
  const isFresh = wasAtDetails.current === false && isAtDetails;
  if (isRestored && !isAtDetails) wasAtDetails.current = false;

  // The hire outlives a visit to another page; a search, a pin or the payment do not.
  useEffect(() => flow.leaveMode, [flow]);

  const { data: packages, refetch } = catalogue;
  useEffect(() => {
    if (packages) flow.offerCatalogue(packages);
  }, [packages, flow]);
  // A changed price comes from a changed package.
  useEffect(() => {
    if (isPriceChanged) void refetch();
  }, [isPriceChanged, refetch]);

  const requireSession = () => {
    if (session.store.getState().status === 'signedIn') return true;
    navigate(signInPath('/fullday'));
    return false;
  };
  const focusDate = () => {
    flow.goBack();
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-field="date"] input')?.focus());
  };

  const face = isRestored ? (isBooked ? 'booked' : isAtDetails && !isMonthly ? 'details' : 'form') : 'restoring';
  const hasMap = !isMonthly || isBooked;
  const isMapAlone = isNarrow && hasMap && (isPinning || isMapOpen);

  const renderBeside = () => {
    if (!hasMap) return isNarrow ? null : <parts.MonthPreview flow={flow} />;
    return <HireBeside {...{ flow, isPinning }} isStrip={isNarrow && !isMapAlone} />;
  };

  const renderBar = () => {
    if (!isRestored || isBooked) return null;
    const shared = { flow, requireSession, onProblem: focusProblem };
    const skeleton = <Skeleton shape="block" height="84px" />;
    if (isMonthly)
      return (
        <LazyView load={loadMonthBar} skeleton={skeleton}>
          {({ MonthBar }) => <MonthBar {...shared} parts={parts} />}
        </LazyView>
      );
    return (
      <LazyView load={loadBar} skeleton={skeleton}>
        {({ HireBar }) => <HireBar {...shared} parts={parts} onWhen={focusDate} />}
      </LazyView>
    );
  };

  const beside = renderBeside();
  const tabs =
    face === 'form' || face === 'restoring' ? (
      <>
        <VisuallyHidden>
          <h1>{t('hire.title')}</h1>
        </VisuallyHidden>
        <FullDayTabs isWide={isNarrow} />
      </>
    ) : null;
  const isHeadless = beside === null;
  return (
    <LiveAnnouncer>
      <div ref={root} className="portal-full-day">
        <MapFrame
          layout="page"
          strip="low"
          narrowView={isMapAlone ? 'map' : 'both'}
          brand={<HeaderBrand />}
          corner={
            !isPinning || !hasMap ? (
              <HireCorner
                MapToggle={parts.MapToggle}
                canToggle={isNarrow && hasMap}
                isOpen={isMapOpen}
                onToggle={() => setIsMapOpen(!isMapOpen)}
              />
            ) : null
          }
          head={isHeadless ? null : tabs}
          map={beside}
          bar={renderBar()}
        >
          {isHeadless ? <div className="portal-full-day__tabs">{tabs}</div> : null}
          <HireBody {...{ flow, parts, face, isFresh }}>
            <HireForm
              flow={flow}
              parts={parts}
              fields={fields}
              vehicles={startup.data?.catalog.vehicles ?? []}
              onRetry={catalogue.isError ? () => void catalogue.refetch() : null}
            />
          </HireBody>
        </MapFrame>
      </div>
    </LiveAnnouncer>
  );
}
