import type { JobDetail } from '@songwai/core/jobs/job';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';

const loadDialog = lazyPart(() => import('./mend-dialog.tsx'), ['forms']);

interface MendStopProps {
  readonly job: JobDetail;
  /** The stop to correct; null: none. */
  readonly index: number | null;
  /** Resolves when the job was read again. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that corrects a stop, which loads when it is wanted. */
export function MendStop({ job, index, onChanged, onClose }: MendStopProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const stop = index === null ? undefined : job.stops[index];
  if (index === null || !stop) return null;
  const handleMended = () => {
    announce(t('job.mended'));
    onClose();
    void onChanged();
  };
  return (
    <LazyView load={loadDialog} skeleton={null}>
      {({ MendDialog }) => <MendDialog jobId={job.jobId} index={index} stop={stop} onMended={handleMended} onClose={onClose} />}
    </LazyView>
  );
}
