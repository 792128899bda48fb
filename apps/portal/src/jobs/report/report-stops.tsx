import { formatBaht } from '@songwai/core/basics/money';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import type { JobDetail } from '@songwai/core/jobs/job';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Table, type TableProps } from '@songwai/ui/table/table';

interface ReportStopsProps {
  readonly job: JobDetail;
  /** Undefined while the times load, null where they are not known. */
  readonly tracked: TrackedJob | null | undefined;
}

type Row = JobStop & { readonly id: string; readonly number: number; readonly time: string };

/** The stops of a job, each with its people, note and time. */
export function ReportStops({ job, tracked }: ReportStopsProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const timeOf = (index: number): string => {
    const { doneTime, failure } = tracked?.stops[index] ?? {};
    return failure ? `${failure.time} ${nameOf(failure.text)}` : (doneTime ?? t('report.notYet'));
  };
  const rows = job.stops.map((stop, index): Row => ({ ...stop, id: String(index), number: index + 1, time: timeOf(index) }));
  const columns: TableProps<Row>['columns'] = [
    { id: 'number', header: t('report.stop'), render: ({ number }) => number },
    {
      id: 'place',
      header: t('report.place'),
      isRowHeader: true,
      render: ({ name, address }) => (
        <>
          {name}
          {address && address !== name ? <span className="sw-note portal-report__line">{address}</span> : null}
        </>
      ),
    },
    {
      id: 'contact',
      header: t('report.contact'),
      render: ({ contactName, contactPhone }) => (
        <>
          {contactName}
          <span className="sw-note sw-figures portal-report__line">{formatPhone(contactPhone)}</span>
        </>
      ),
    },
    {
      id: 'note',
      header: t('report.note'),
      render: ({ remark, codSatang }) => (
        <>
          {remark}
          {codSatang ? (
            <span className="sw-figures portal-report__line">{t('report.collect', { amount: formatBaht(codSatang) })}</span>
          ) : null}
        </>
      ),
    },
    { id: 'time', header: t('report.done'), render: ({ time }) => time },
  ];
  return <Table caption={t('report.stops')} columns={columns} rows={rows} loadingLabel={t('portal.loading')} empty={null} />;
}
