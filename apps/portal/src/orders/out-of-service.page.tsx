import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { MapNotice } from '@songwai/ui/site-parts/map-notice';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, RefreshCw } from 'lucide';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { AppHeader } from '../shell/header/app-header.tsx';
import { LegalLinks } from '../shell/header/legal-links.tsx';
import { useLanguage } from '../shell/language/use-language.ts';
import { openOrder } from '../shell/open-order.ts';
import { SupportLink } from '../shell/panel/support-link.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { startupQuery } from '../shell/startup.queries.ts';

const loadOrderMap = lazyPart(() => import('../shell/panel/panel-map.tsx'), ['map', 'stops']);
const loadNoticeMap = lazyPart(() => import('../shell/errors/notice-map.tsx'), ['map']);

/** How often the page asks whether the service is back. */
const pollMs = 30_000;

/** In place of the order form while an operator has suspended the service; asks again and gives way by itself. */
export function OutOfServicePage() {
  const t = useTranslate();
  const portal = usePortal();
  const queries = useQueryClient();
  const language = useLanguage();
  const startup = useQuery({ ...startupQuery(portal), refetchInterval: pollMs });
  const alerts = portal.part(openAlerts);
  const hasStops = useFlow(portal.part(openOrder).store, ({ draft }) => draft.stops.some(({ place }) => place !== null));

  useEffect(
    // The order form has taken this page's place, so that nobody here could say why.
    () => () => {
      const { queryKey } = startupQuery(portal);
      if (queries.getQueryData(queryKey)?.isOutOfService === false) alerts.show({ tone: 'success', title: t('closed.open') });
    },
    [queries, portal, alerts, t],
  );

  const { isFetching, refetch, dataUpdatedAt, data } = startup;
  return (
    <>
      <AppHeader />
      <main id="main">
        <MapNotice
          note={t('closed.state')}
          title={<Phrases text={t('closed.title')} />}
          lead={<Phrases text={t('closed.help')} />}
          actions={
            <>
              <Link
                className={buttonClass({ variant: 'primary', size: 'large' })}
                to={localizedPath(language, '/dashboard/active')}
              >
                {t('closed.follow')}
              </Link>
              <Button size="large" icon={RefreshCw} isLoading={isFetching} onClick={() => void refetch()}>
                {t('common.retry')}
              </Button>
            </>
          }
          after={
            <div>
              <p className="sw-note sw-figures">
                <Phrases text={t('closed.checked', { time: bangkokTime(new Date(dataUpdatedAt)) })} />
              </p>
              {data ? <SupportLink phone={data.supportPhone} hours={data.supportHours} /> : null}
            </div>
          }
          backdrop={
            hasStops ? (
              <LazyView load={loadOrderMap} skeleton={null} isPatient isOptional>
                {({ PanelMap }) => <PanelMap isStrip />}
              </LazyView>
            ) : (
              <LazyView load={loadNoticeMap} skeleton={null} isPatient isOptional>
                {({ NoticeMap }) => <NoticeMap endLabel="2" />}
              </LazyView>
            )
          }
        >
          <Timeline
            label={t('closed.what')}
            entries={[
              {
                id: 'underway',
                node: { state: 'done' },
                title: t('closed.underway'),
                detail: t('closed.underwayHelp'),
              },
              {
                id: 'new',
                node: { state: 'focus', icon: Clock },
                title: t('closed.newJobs'),
                detail: t('closed.newJobsHelp'),
              },
            ]}
          />
        </MapNotice>
      </main>
      <LegalLinks />
    </>
  );
}
