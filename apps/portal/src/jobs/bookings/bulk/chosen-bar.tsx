import { formatBaht } from '@songwai/core/basics/money';
import type { Job } from '@songwai/core/jobs/job';
import type { JobFileFormat } from '@songwai/core/jobs/lists/job-file-name';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { BulkBar } from '@songwai/ui/bulk-bar/bulk-bar';
import { CircleX, Copy, Download } from 'lucide';
import { useEffect, useState } from 'react';
import { useRepeatJob } from '../../repeat/use-repeat-job.ts';
import { cancellable } from './cancel-many.ts';

const loadCancel = lazyPart(() => import('./cancel-dialog.tsx'));
const loadFile = lazyPart(() => import('../tools/file-dialog.tsx'));

interface ChosenBarProps {
  readonly jobs: readonly Job[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** What can be done with the chosen jobs: book again, a file, cancel. Escape chooses none. */
export function ChosenBar({ jobs, onChange }: ChosenBarProps) {
  const t = useTranslate();
  const repeat = useRepeatJob();
  const [opened, setOpened] = useState<{ readonly dialog: 'cancel' | JobFileFormat; readonly jobs: readonly Job[] } | null>(null);
  const count = jobs.length;
  const isListening = count > 0 && opened === null;

  useEffect(() => {
    if (!isListening) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onChange([]);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isListening, onChange]);

  const endable = cancellable(jobs).length;
  const [first] = jobs;
  const sum = jobs.reduce((total, { netSatang }) => total + netSatang, 0);
  const close = () => setOpened(null);
  return (
    <>
      <BulkBar
        label={t('bookings.bulk')}
        count={count}
        countText={count > 0 ? t('bookings.bulkCount', { count }) : t('bookings.bulkNone')}
        detail={t('bookings.bulkSum', { price: formatBaht(sum) })}
        actions={[
          {
            id: 'repeat',
            icon: Copy,
            label: t(count > 1 ? 'bookings.bulkRepeatFirst' : 'bookings.bulkRepeat'),
            onPress: () => {
              if (first) void repeat(first.jobId);
            },
          },
          ...(['xlsx', 'csv'] as const).map((format) => ({
            id: format,
            icon: Download,
            label: t(`bookings.${format}`),
            isDisabled: count > 100,
            onPress: () => setOpened({ dialog: format, jobs }),
          })),
          ...(endable === 0
            ? []
            : [
                {
                  id: 'cancel',
                  icon: CircleX,
                  label: t('bookings.bulkCancel', { count: endable }),
                  onPress: () => setOpened({ dialog: 'cancel', jobs }),
                },
              ]),
        ]}
        clearLabel={t('bookings.bulkClear')}
        onClear={() => onChange([])}
      />
      {opened?.dialog === 'csv' || opened?.dialog === 'xlsx' ? (
        <LazyView load={loadFile} skeleton={null}>
          {({ FileDialog }) => (
            <FileDialog
              question={{ jobIds: opened.jobs.map(({ jobId }) => jobId) }}
              format={opened.dialog === 'xlsx' ? 'xlsx' : 'csv'}
              count={opened.jobs.length}
              onClose={close}
            />
          )}
        </LazyView>
      ) : null}
      {opened?.dialog === 'cancel' ? (
        <LazyView load={loadCancel} skeleton={null}>
          {({ CancelDialog }) => (
            <CancelDialog
              jobs={opened.jobs}
              onClose={(cancelled) => {
                close();
                onChange(jobs.map(({ jobId }) => jobId).filter((id) => !cancelled.includes(id)));
              }}
            />
          )}
        </LazyView>
      ) : null}
    </>
  );
}
