import { addMonths, bangkokDate, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Occurrence, OccurrenceChange, Recurrence } from '@songwai/core/recurring/recurrence';
import { isoDay, isoDayOf, nextDay, pickUpAt, wireDay } from '@songwai/core/recurring/recurrence-days';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import type { AgendaState } from '@songwai/ui/month-agenda/agenda-model';
import { MonthAgenda } from '@songwai/ui/month-agenda/month-agenda';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { dayChangeOf } from '../days/day-change.ts';
import { wayOf } from '../days/day-words.ts';
import { recurrenceQuery } from '../recurring.queries.ts';

interface MonthCardProps {
  readonly recurrence: Recurrence;
  readonly busyDate: string | undefined;
  /** Absent: the days are only shown. */
  readonly onChange: ((occurrence: Occurrence, change: OccurrenceChange) => void) | undefined;
}

const states: Readonly<Record<Occurrence['state'], AgendaState>> = {
  planned: 'planned',
  making: 'planned',
  booked: 'done',
  holiday: 'skipped',
  skipped: 'skipped',
  asking: 'failed',
  missed: 'failed',
};

/** The first and the last day of a day's month, DD/MM/YYYY. */
const monthAround = (day: string): { readonly from: string; readonly until: string } => {
  const first = startOfBangkokMonth(pickUpAt(day, '12:00'));
  return { from: bangkokDate(first), until: wireDay(nextDay(isoDayOf(addMonths(first, 1)), -1)) };
};

/** A month of a recurring booking: what was booked, is planned, or is left out, and the chosen day with what can be done. */
export function MonthCard({ recurrence, busyDate, onChange }: MonthCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const today = isoDayOf(useClock()());
  const { id, next, order, agreedSatang } = recurrence;
  const [day, setDay] = useState(next ? isoDay(next.date) : today);
  const query = useQuery(recurrenceQuery(transport, id, monthAround(day)));
  const occurrences = query.data?.occurrences ?? [];
  const stateTexts = {
    planned: t('recurring.planned'),
    done: t('recurring.booked'),
    skipped: t('recurring.leftOut'),
    failed: t('recurring.missed'),
  };

  const detailOf = ({ state, jobStatus, problemText }: Occurrence): string => {
    if (state === 'booked' && jobStatus === 'cancelled') return t('recurring.bookedCancelled');
    if (problemText) return nameOf(problemText);
    return formatBaht(agreedSatang);
  };

  return (
    <Card padding="none">
      <MonthAgenda
        label={t('recurring.calendar')}
        lang={language}
        today={today}
        day={day}
        onDay={setDay}
        holidays={Object.fromEntries(
          occurrences.flatMap(({ date, holiday }) => (holiday ? [[isoDay(date), nameOf(holiday)] as const] : [])),
        )}
        entries={occurrences.map((occurrence) => {
          const { date, time, state, jobId } = occurrence;
          const change = onChange && dayChangeOf(occurrence, t, language);
          return {
            id: date,
            day: isoDay(date),
            state: states[state],
            title: wayOf(order.stops),
            detail: detailOf(occurrence),
            time,
            ...(jobId !== null && { link: target(`/job/${jobId}`) }),
            ...(change && {
              actions: (
                <Button
                  variant="quiet"
                  size="dense"
                  aria-label={change.name}
                  isLoading={busyDate === date}
                  onClick={() => onChange(occurrence, change.change)}
                >
                  {change.label}
                </Button>
              ),
            }),
          };
        })}
        texts={{
          previousMonth: t('forms.previousMonth'),
          nextMonth: t('forms.nextMonth'),
          states: stateTexts,
          holiday: t('recurring.holidayName'),
          count: (state, count) => `${stateTexts[state]} ${count}`,
        }}
        status={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
        loadingLabel={t('recurring.loading')}
        empty={<EmptyState headingLevel={3} title={t('recurring.emptyDay')} />}
        error={
          <ErrorState
            headingLevel={3}
            title={t('recurring.failed')}
            retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
          />
        }
      />
    </Card>
  );
}
