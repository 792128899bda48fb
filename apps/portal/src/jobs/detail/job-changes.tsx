import type { JobDetail } from '@songwai/core/jobs/job';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ListRow } from '@songwai/ui/list/list-row';

/** What was changed after the booking, when, by which side, and why. */
export function JobChanges({ changes }: Pick<JobDetail, 'changes'>) {
  const t = useTranslate();
  const nameOf = useLocalName();
  return (
    <section className="portal-job__section" aria-labelledby="job-changes">
      <h2 id="job-changes">{t('job.changes')}</h2>
      <Card padding="none">
        <ol>
          {changes.map(({ text, date, time, isByAdmin, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes are only ever added at the end
            <li key={index}>
              <ListRow
                title={nameOf(text)}
                detail={[isByAdmin ? t('job.byAdmin') : t('job.byCustomer'), `${date} ${time}`, reason]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
