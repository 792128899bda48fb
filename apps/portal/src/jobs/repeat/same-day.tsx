import { bangkokWeekday } from '@songwai/core/basics/bangkok-time';
import { type Weekday, weekdayName } from '@songwai/core/full-day/weekdays';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { ListRow } from '@songwai/ui/list/list-row';
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
  const way = [own.at(0)?.name, own.at(-1)?.name].join(' → ');
  const weekday = weekdayName((bangkokWeekday(now) || 7) as Weekday, language);

  const handlePress = async () => {
    setIsBusy(true);
    await repeat(job.jobId, { toReview: true });
    setIsBusy(false);
  };

  return (
    <Card padding="none" tone="tint">
      <ListRow
        leading={<IconTile icon={History} />}
        title={t('bookings.sameDay', { weekday })}
        detail={t('bookings.sameDayDetail', { way, time: job.time })}
        isDisabled={isBusy}
        onPress={() => void handlePress()}
      />
    </Card>
  );
}
