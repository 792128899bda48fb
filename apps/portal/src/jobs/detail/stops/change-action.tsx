import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Pencil } from 'lucide';
import { useState } from 'react';
import { ChangeStops } from '../../actions/edit/change-stops.tsx';

interface ChangeActionProps {
  readonly job: JobDetail;
  readonly onChanged: () => Promise<void>;
}

/** Below the stops: changes them while the job runs. */
export function ChangeAction({ job, onChanged }: ChangeActionProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button icon={Pencil} isFullWidth onClick={() => setIsOpen(true)}>
        {t('job.changeStops')}
      </Button>
      <ChangeStops job={job} isOpen={isOpen} onClose={() => setIsOpen(false)} onChanged={() => void onChanged()} />
    </div>
  );
}
