import { formatJobId } from '@songwai/core/basics/ids';
import type { JobDetail } from '@songwai/core/jobs/job';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { Stack } from '@songwai/ui/layout/stack';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { JobPrice } from '../detail/money/job-price.tsx';
import { JobReceipt } from '../detail/money/job-receipt.tsx';
import { useGoodsFacts } from '../goods/use-goods-facts.ts';
import { jobDriverQuery } from '../job.queries.ts';
import { PrintButton } from './print-button.tsx';
import { reportTimesQuery } from './report.queries.ts';
import { ReportStops } from './report-stops.tsx';

/** One job on one page of A4. */
export function JobReport({ job }: { readonly job: JobDetail }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const portal = usePortal();
  const startup = useQuery(startupQuery(portal));
  const { data: driven } = useQuery(jobDriverQuery(portal.transport, job.jobId));
  const { data: tracked } = useQuery(reportTimesQuery(portal.transport, job.trackingId));
  const catalog = startup.data?.catalog;
  const vehicle = catalog?.vehicles.find(({ id }) => id === job.vehicleId);
  const driver = driven?.driver;
  const goods = useGoodsFacts(job);
  return (
    <Stack gap="large">
      <header className="portal-report__head">
        <div>
          <h1 className="sw-heading--page">{t('report.title', { id: formatJobId(job.jobId) })}</h1>
          <p className="sw-soft">{nameOf(job.statusText)}</p>
        </div>
        <PrintButton />
      </header>
      <DescriptionList
        kind="rows"
        emptyText={t('report.none')}
        items={[
          { term: t('report.pickUpAt'), detail: `${job.date} ${job.time}` },
          { term: t('report.vehicle'), detail: vehicle ? nameOf(vehicle.name) : undefined },
          { term: t('report.driver'), detail: driver ? `${driver.firstName} ${driver.plate}` : undefined },
          { term: t('report.booker'), detail: job.confirmPhone ? formatPhone(job.confirmPhone) : undefined },
          ...goods,
        ]}
      />
      <ReportStops job={job} tracked={tracked} />
      <div className="portal-report__money">
        <JobPrice job={job} catalog={catalog} status={job.status} />
        <JobReceipt job={job} />
      </div>
      <p className="sw-small sw-soft">{t('report.notReceipt')}</p>
    </Stack>
  );
}
