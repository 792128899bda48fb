import { bangkokWeekday } from '@songwai/core/basics/bangkok-time';
import { type Weekday, weekdayName } from '@songwai/core/full-day/weekdays';
import { wayText } from '@songwai/core/jobs/way-text';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide';
import { useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { sameDayQuery } from './same-day.queries.ts';
import { useRepeatJob } from './use-repeat-job.ts';

/** "Same as last Tuesday": one press opens the order like it, to be reviewed with the price of now. Nothing without such a job. */
export function SameDay() {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const { transport } = usePortal();
  const { data: job } = useQuery(sameDayQuery(transport, now));
  const repeat = useRepeatJob();
  const [isBusy, setIsBusy] = useState(false);
  if (!job) return null;
  const own = job.stops.filter(({ isReturn }) => !isReturn);
  const way = wayText(own.at(0)?.name ?? '', own.at(-1)?.name ?? '');
  const weekday = weekdayName((bangkokWeekday(now) || 7) as Weekday, language);

  const handlePress = async () => {
    setIsBusy(true);
    await repeat(job.jobId, { toReview: true });
    setIsBusy(false);
  };

  return (
    <Card tone="tint">
      <Stack direction="row" justify="between">
        <Button icon={History} isLoading={isBusy} onClick={() => void handlePress()}>
          {t('bookings.sameDay', { weekday })}
        </Button>
        <p className="sw-note sw-grow">{t('bookings.sameDayDetail', { way, time: job.time })}</p>
      </Stack>
    </Card>
  );
}
