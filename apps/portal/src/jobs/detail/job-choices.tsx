import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { ListRow } from '@songwai/ui/list/list-row';
import { Copy, LifeBuoy, Pencil, Printer } from 'lucide';
import { useLocalTarget } from '../../shell/local-target.ts';

interface JobChoicesProps {
  readonly job: JobDetail;
  readonly supportHours: string;
  /** Opens the order form like this job; `isToEdit`: at its places. */
  readonly onRepeat: (isToEdit: boolean) => void;
  readonly onHelp: () => void;
}

/** What can be done with a job at any time: book it again, print it, ask for help. */
export function JobChoices({ job, supportHours, onRepeat, onHelp }: JobChoicesProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  return (
    <Card padding="none">
      {job.fullDay ? null : (
        <>
          <ListRow
            leading={<Icon icon={Copy} />}
            title={t('job.repeat')}
            detail={t('job.repeatDetail')}
            onPress={() => onRepeat(false)}
          />
          <ListRow
            leading={<Icon icon={Pencil} />}
            title={t('job.repeatEdit')}
            detail={t('job.repeatEditDetail')}
            onPress={() => onRepeat(true)}
          />
        </>
      )}
      <ListRow
        leading={<Icon icon={Printer} />}
        title={t('job.report')}
        detail={t('job.reportDetail')}
        link={target(`/job/report/${job.jobId}`)}
      />
      <ListRow
        leading={<Icon icon={LifeBuoy} />}
        title={t('job.help')}
        detail={t('job.helpHours', { hours: supportHours.replace('-', '–') })}
        onPress={onHelp}
      />
    </Card>
  );
}
