import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { RoadWorks } from '@songwai/ui/illustration/road-works';
import { Timeline } from '@songwai/ui/timeline/timeline';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, RefreshCw } from 'lucide';
import { useEffect } from 'react';
import { openAlerts } from '../shell/around/open-alerts.ts';
import { PanelFrame } from '../shell/panel/panel-frame.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { startupQuery } from '../shell/startup.queries.ts';
import './out-of-service.page.css';

/** How often the page asks whether the service is back. */
const pollMs = 30_000;

/** In place of the order form while an operator has suspended the service; asks again and gives way by itself. */
export function OutOfServicePage() {
  const t = useTranslate();
  const portal = usePortal();
  const queries = useQueryClient();
  const { dataUpdatedAt, isFetching, refetch } = useQuery({ ...startupQuery(portal), refetchInterval: pollMs });
  const alerts = portal.part(openAlerts);

  useEffect(
    // The order form has taken this page's place, so that nobody here could say why.
    () => () => {
      const { queryKey } = startupQuery(portal);
      if (queries.getQueryData(queryKey)?.isOutOfService === false) alerts.show({ tone: 'success', title: t('closed.open') });
    },
    [queries, portal, alerts, t],
  );

  return (
    <PanelFrame>
      <div className="portal-closed">
        <div className="portal-closed__drawing">
          <RoadWorks />
        </div>
        <div>
          <p className="sw-soft">{t('closed.state')}</p>
          <h1 className="sw-heading--page">{t('closed.title')}</h1>
        </div>
        <p>
          <Phrases text={t('closed.help')} />
        </p>
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
        <Button icon={RefreshCw} isLoading={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
        <p className="sw-note sw-figures">{t('closed.checked', { time: bangkokTime(new Date(dataUpdatedAt)) })}</p>
      </div>
    </PanelFrame>
  );
}
