import type { Occurrence, OccurrenceChange, Recurrence } from '@songwai/core/recurring/recurrence';
import { isoDay } from '@songwai/core/recurring/recurrence-days';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Confirm } from '@songwai/ui/confirm/confirm';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Pause, Play } from 'lucide';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useLocalTarget } from '../../shell/local-target.ts';
import { shortDay } from '../days/day-words.ts';
import { NextDays } from '../days/next-days.tsx';
import { changePath } from '../recurring-view.ts';
import { useMayRepeat } from '../use-may-repeat.ts';
import { WayCard } from '../way-card.tsx';
import { AskingCard } from './asking-card.tsx';
import { RecurringFacts } from './recurring-facts.tsx';
import { useOneChanges } from './use-one-changes.ts';

interface RecurringDetailProps {
  readonly recurrence: Recurrence;
  readonly occurrences: readonly Occurrence[];
  /** A day that a message asked about, YYYY-MM-DD: whether to leave it out is asked at once. */
  readonly day: string | null;
}

/** As many as fit beside the rest. */
const shownDays = 10;

/** The calendar comes after what is next. */
const loadMonth = lazyPart(() => import('./month-card.tsx'));

/** One recurring booking: what waits for a decision, its days, what is sent, and how to stop it. */
export function RecurringDetail({ recurrence, occurrences, day }: RecurringDetailProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const mayChange = useMayRepeat();
  const { id, state, order, rule, asking, stoppedOn } = recurrence;
  const changes = useOneChanges(id);
  const asked = occurrences.find((each) => isoDay(each.date) === day);
  const [toSkip, setToSkip] = useState<Occurrence | null>(
    mayChange && (asked?.state === 'booked' || asked?.state === 'planned') ? asked : null,
  );
  const [isEnding, setIsEnding] = useState(false);
  const stopped = stoppedOn === null ? '' : shortDay(stoppedOn, language);

  const handleDay = (occurrence: Occurrence, change: OccurrenceChange) => {
    // Leaving out a day that is not booked can be undone by a press.
    if (change === 'skip' && occurrence.state === 'booked') setToSkip(occurrence);
    else void changes.changeDay(occurrence, change);
  };
  const onDayChange = mayChange && state === 'active' ? handleDay : undefined;
  const close = () => {
    changes.clear();
    setToSkip(null);
    setIsEnding(false);
  };

  return (
    <div className="portal-recurring__parts">
      <Stack>
        {asking.map((occurrence) => (
          <AskingCard
            key={occurrence.date}
            {...{ occurrence, recurrence }}
            isBusy={changes.busyDate === occurrence.date}
            onChange={mayChange ? (change) => void changes.changeDay(occurrence, change) : undefined}
          />
        ))}
        {toSkip === null && !isEnding ? <Problem error={changes.error} /> : null}
        {state === 'active' ? null : (
          <Badge>{t(state === 'paused' ? 'recurring.paused' : 'recurring.ended', { date: stopped })}</Badge>
        )}
        <WayCard stops={order.stops} pickUpTime={rule.pickUpTime} />
        <RecurringFacts recurrence={recurrence} />
        {mayChange && state !== 'ended' ? (
          <div className="portal-recurring__actions">
            <a className={buttonClass({})} {...target(changePath(id))}>
              {t('recurring.change')}
            </a>
            {state === 'paused' ? (
              <Button icon={Play} variant="primary" isLoading={changes.isBusy} onClick={() => void changes.resume()}>
                {t('recurring.resume')}
              </Button>
            ) : (
              <Button icon={Pause} isLoading={changes.isBusy} onClick={() => void changes.pause()}>
                {t('recurring.pause')}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setIsEnding(true)}>
              {t('recurring.end')}
            </Button>
          </div>
        ) : null}
      </Stack>
      <Card className="portal-recurring__next portal-recurring__beside">
        <h2 className="sw-heading sw-heading--small">{t('recurring.next')}</h2>
        {occurrences.length === 0 ? (
          <p className="sw-soft">{t('recurring.none')}</p>
        ) : (
          <NextDays occurrences={occurrences.slice(0, shownDays)} busyDate={changes.busyDate} onChange={onDayChange} />
        )}
      </Card>
      <LazyView load={loadMonth} skeleton={<Skeleton shape="block" height="420px" />}>
        {({ MonthCard }) => <MonthCard recurrence={recurrence} busyDate={changes.busyDate} onChange={onDayChange} />}
      </LazyView>
      <Confirm
        isOpen={toSkip !== null}
        title={t('recurring.skipQuestion', { date: toSkip ? shortDay(toSkip.date, language) : '' })}
        confirmLabel={t('recurring.skipped')}
        cancelLabel={t('recurring.stay')}
        isWorking={changes.isBusy}
        error={changes.error ? <Problem error={changes.error} /> : undefined}
        onConfirm={() => {
          if (toSkip !== null) void changes.changeDay(toSkip, 'skip').then((isDone) => isDone && close());
        }}
        onCancel={close}
      >
        {toSkip?.state === 'booked' ? t('recurring.skipBooked') : t('recurring.stopAny')}
      </Confirm>
      <Confirm
        isOpen={isEnding}
        tone="danger"
        title={t('recurring.endQuestion')}
        confirmLabel={t('recurring.end')}
        cancelLabel={t('recurring.stay')}
        isWorking={changes.isBusy}
        error={changes.error ? <Problem error={changes.error} /> : undefined}
        onConfirm={() => void changes.end().then((isDone) => isDone && close())}
        onCancel={close}
      >
        {t('recurring.endHelp')}
      </Confirm>
    </div>
  );
}
