import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { Copy, LifeBuoy, Pencil, Printer, Repeat } from 'lucide';
import { useLocalTarget } from '../../shell/local-target.ts';

interface JobChoicesProps {
  readonly job: JobDetail;
  /** Booking it again is the page's main action. */
  readonly isRepeatShown: boolean;
  readonly supportHours: string;
  /** Opens the order form like this job; `isToEdit`: at its places. */
  readonly onRepeat: (isToEdit: boolean) => void;
  readonly onHelp: () => void;
}

/** What can be done with a job at any time: book it again, print it, ask for help. */
export function JobChoices({ job, isRepeatShown, supportHours, onRepeat, onHelp }: JobChoicesProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const again = [
    { id: 'repeat', icon: Copy, title: t('job.repeat'), detail: t('job.repeatDetail'), onPress: () => onRepeat(false) },
    {
      id: 'repeatEdit',
      icon: Pencil,
      title: t('job.repeatEdit'),
      detail: t('job.repeatEditDetail'),
      onPress: () => onRepeat(true),
    },
  ];
  // A hire has no second step to skip: its day is chosen anew in any case.
  const offered = job.fullDay ? again.slice(0, 1) : again;
  const hours = supportHours.replace('-', '–');
  const recurring = {
    id: 'recurring',
    icon: Repeat,
    title: t('job.makeRecurring'),
    detail: t('job.makeRecurringDetail'),
    link: target(`/recurring?job=${job.jobId}`),
  };
  const always = [
    // Of a hire the customer directs the driver on the day.
    ...(job.fullDay ? [] : [recurring]),
    {
      id: 'report',
      icon: Printer,
      title: t('job.report'),
      detail: t('job.reportDetail'),
      link: target(`/job/report/${job.jobId}`),
    },
    { id: 'help', icon: LifeBuoy, title: t('job.help'), detail: t('job.helpHours', { hours }), onPress: onHelp },
  ];
  return (
    <Card padding="none">
      <List
        label={t('job.choices')}
        items={[...offered.slice(isRepeatShown ? 1 : 0), ...always]}
        renderItem={({ id: _, icon, ...row }) => <ListRow leading={<IconTile icon={icon} />} {...row} />}
        loadingLabel=""
        empty={null}
      />
    </Card>
  );
}
