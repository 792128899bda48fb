import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { DataSubjectRequest, DataSubjectRight, DataSubjectState } from '@songwai/core/privacy/data-subject';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge, type BadgeProps } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { ListRow } from '@songwai/ui/list/list-row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.tsx';
import { ListCard } from '../shell/settings/list-card.tsx';
import { SettingsCard } from '../shell/settings/settings-card.tsx';
import { holdsIn, holdTexts } from './hold-texts.ts';
import { dataRequestsQuery } from './privacy-settings.queries.ts';

const rightTexts: Readonly<Record<DataSubjectRight, TextKey<'privacy'>>> = {
  export: 'privacy.export',
  erase: 'privacy.erase',
  rectify: 'privacy.askCorrection',
  restrict: 'privacy.restrict',
  unrestrict: 'privacy.unrestrict',
  object: 'privacy.object',
  withdraw: 'privacy.withdraw',
};

const states: Readonly<Record<DataSubjectState, { readonly text: TextKey<'privacy'>; readonly tone: BadgeProps['tone'] }>> = {
  open: { text: 'privacy.stateOpen', tone: 'info' },
  scheduled: { text: 'privacy.stateScheduled', tone: 'warn' },
  closing: { text: 'privacy.stateClosing', tone: 'warn' },
  done: { text: 'privacy.stateDone', tone: 'success' },
  refused: { text: 'privacy.stateRefused', tone: 'danger' },
  cancelled: { text: 'privacy.stateCancelled', tone: 'neutral' },
  failed: { text: 'privacy.stateFailed', tone: 'danger' },
};

/** One request: what was asked, when, what came of it. */
function RequestRow({ request: { kind, state, wish, outcome, askedAt, dueAt } }: { readonly request: DataSubjectRequest }) {
  const t = useTranslate();
  // The outcome of an erasure that waits names what it waits for.
  const holds = holdsIn(outcome.split(/[\s,]+/));
  const answer = holds.length > 0 ? holds.map((hold) => t(holdTexts[hold])).join(' ') : outcome;
  const asked = t('privacy.requestAsked', { date: bangkokDate(askedAt) });
  const isWaiting = (state === 'open' || state === 'scheduled') && dueAt !== null;
  return (
    <ListRow
      title={t(rightTexts[kind])}
      detail={
        <>
          {isWaiting ? `${asked} · ${t('privacy.requestDue', { date: bangkokDate(dueAt) })}` : asked}
          {wish ? <span className="portal-settings__line">{wish}</span> : null}
          {answer ? <span className="portal-settings__line">{t('privacy.requestAnswer', { text: answer })}</span> : null}
        </>
      }
      trailing={<Badge tone={states[state].tone}>{t(states[state].text)}</Badge>}
    />
  );
}

/** What the user asked about its data, newest first. */
export function DataRequests() {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useInfiniteQuery(dataRequestsQuery(transport));
  const requests = query.data?.pages.flatMap((page) => page.requests.map((request) => ({ ...request, id: request.requestId })));
  return (
    <SettingsCard title={t('privacy.requests')}>
      <ListCard
        label={t('privacy.requests')}
        query={{ data: requests, isError: query.isError, refetch: query.refetch }}
        renderItem={(request) => <RequestRow request={request} />}
        empty={{ title: t('privacy.requestsEmpty') }}
        failed={t('privacy.requestsFailed')}
      />
      {query.hasNextPage ? (
        <Button variant="quiet" isFullWidth isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('privacy.more')}
        </Button>
      ) : null}
    </SettingsCard>
  );
}
