import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { useGoodsFacts } from './use-goods-facts.ts';

/** What the customer said of the goods; nothing where nothing was said. */
export function JobGoods({ job }: { readonly job: JobDetail }) {
  const t = useTranslate();
  const facts = useGoodsFacts(job);
  if (facts.length === 0) return null;
  return (
    <Card>
      <div className="portal-job__facts">
        <h2>{t('job.goods')}</h2>
        {facts.map(({ term, detail }) => (
          <p key={term} className="sw-small">
            <span className="sw-soft">{term}</span>
            <br />
            {detail}
          </p>
        ))}
      </div>
    </Card>
  );
}
