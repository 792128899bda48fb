import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { Job } from '@songwai/core/jobs/job';
import { MiniRoute } from '@songwai/features/jobs/mini-route';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import type { TableProps } from '@songwai/ui/table/table';
import { Table } from '@songwai/ui/table/table';
import { ChevronDown, ChevronUp } from 'lucide';
import { useState } from 'react';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { firstView } from '../bookings-view.ts';
import { orderOf } from '../tools/order-choices.ts';
import { JobAction } from './job-action.tsx';
import { JobDetails } from './job-details.tsx';
import type { JobListProps } from './job-list-props.ts';
import { JobTime } from './job-time.tsx';
import { needsDecision, nextStopOf, placesOf, statusOf } from './job-words.ts';

interface Row extends Job {
  readonly id: string;
}

/** The list on a wide screen: a row leads to its job, and opens in place by its arrow. */
export function JobTable(props: JobListProps) {
  const { jobs, status, runningOf, words, view, change, chosenIds, onChoose, empty, error } = props;
  const t = useTranslate();
  const target = useLocalTarget();
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const rows = jobs.map((job): Row => ({ ...job, id: job.jobId }));

  const toggle = (id: string) => setOpenIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const [first] = view.sort;
  const handleSort = ({ columnId, direction }: NonNullable<TableProps<Row>['sort']>) => {
    const key = columnId === 'status' ? 'status' : 'date';
    const others = firstView.sort.filter((step) => step.key !== key);
    change({ sort: [{ key, isDescending: direction === 'descending' }, ...others] });
  };

  const columns: TableProps<Row>['columns'] = [
    {
      id: 'status',
      header: t('bookings.status'),
      isSortable: true,
      width: '120px',
      render: (job) => {
        const { text, tone } = statusOf(job, words);
        return (
          <Badge tone={tone} hasDot isWaiting={job.status === 'matching'}>
            {text}
          </Badge>
        );
      },
    },
    {
      id: 'route',
      header: t('bookings.route'),
      isRowHeader: true,
      render: (job) => (
        <MiniRoute stops={placesOf(job)} next={nextStopOf(job, runningOf(job.jobId))}>
          <span className="sw-figures">{formatJobId(job.jobId)}</span>
        </MiniRoute>
      ),
    },
    {
      id: 'date',
      header: t('bookings.time'),
      isSortable: true,
      firstDirection: 'descending',
      width: '136px',
      render: (job) => <JobTime job={job} running={runningOf(job.jobId)} words={words} />,
    },
    {
      id: 'price',
      header: t('bookings.price'),
      align: 'end',
      width: '88px',
      render: (job) => <span className="sw-strong">{formatBaht(job.netSatang)}</span>,
    },
    {
      id: 'action',
      header: t('bookings.view'),
      isHeaderHidden: true,
      align: 'end',
      width: '144px',
      render: (job) => {
        const isOpen = openIds.includes(job.id);
        const label = t(isOpen ? 'bookings.hideDetails' : 'bookings.details', { job: formatJobId(job.jobId) });
        return (
          <span className="portal-bookings__actions">
            <JobAction job={job} needsChoice={needsDecision(job, words.now)} />
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              size="dense"
              label={label}
              aria-expanded={isOpen}
              onClick={() => toggle(job.id)}
            />
          </span>
        );
      },
    },
  ];

  return (
    <Table
      caption={t('bookings.list')}
      isCaptionHidden
      form="table"
      columns={columns}
      rows={rows}
      status={status}
      loadingLabel={t('bookings.loading')}
      skeletonRows={7}
      sort={
        first && first.key !== 'jobId'
          ? { columnId: first.key, direction: first.isDescending ? 'descending' : 'ascending' }
          : undefined
      }
      onSort={handleSort}
      selection={{ selectedIds: chosenIds, onChange: onChoose, nameOf: ({ jobId }) => formatJobId(jobId) }}
      open={({ jobId }) => ({ link: target(`/job/${jobId}`) })}
      renderBelow={(job) => (openIds.includes(job.id) ? <JobDetails job={job} /> : null)}
      texts={{
        sortBy: t('bookings.order'),
        sortOption: ({ id, header }, direction) => {
          const named = orderOf([{ key: id === 'status' ? 'status' : 'date', isDescending: direction === 'descending' }]);
          return named ? t(named.text) : header;
        },
        selectAll: t('bookings.selectAll'),
        selectRow: (job) => t('bookings.select', { job }),
        // The bar of the chosen jobs says how many there are.
        selected: () => '',
      }}
      {...{ empty, error }}
    />
  );
}
