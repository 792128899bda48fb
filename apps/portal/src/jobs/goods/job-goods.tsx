import type { JobDetail } from '@songwai/core/jobs/job';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { returnWithMoneyId } from '@songwai/core/orders/draft/return-stop';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { LocalLink } from '../../shell/local-link.tsx';
import { useGoodsFacts } from './use-goods-facts.ts';

interface JobGoodsProps {
  readonly job: JobDetail;
  /** The present status, which may be newer than the job's. */
  readonly status: JobStatus;
}

/** What the customer said of the goods, and where collected money is; nothing where nothing was said. */
export function JobGoods({ job, status }: JobGoodsProps) {
  const t = useTranslate();
  const facts = useGoodsFacts(job);
  // The driver brings it back in cash with that extra.
  const isInWallet =
    status === 'completed' &&
    !job.extraIds.includes(returnWithMoneyId) &&
    job.stops.some(({ codCollectedSatang = 0 }) => codCollectedSatang > 0);
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
        {isInWallet ? (
          <LocalLink kind="standalone" to="/wallet">
            {t('job.codInWallet')}
          </LocalLink>
        ) : null}
      </div>
    </Card>
  );
}
