import { useFlow } from '@songwai/features/shared/use-flow';
import { Stack } from '@songwai/ui/layout/stack';
import { useAddress } from '../routes/use-address.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { BulkHead } from './bulk-head.tsx';
import { openBulkRows, openFileOrder } from './open-bulk.ts';
import { PlanStep } from './plan/plan-step.tsx';

/** The steps from a file to its trips. */
export function UploadSteps() {
  const { part } = usePortal();
  const rows = part(openBulkRows);
  const order = part(openFileOrder);
  const user = useUser();
  const file = useFlow(rows.store, (state) => state.file);
  const rowCount = useFlow(rows.store, (state) => state.counts.all);
  const { search } = useAddress();
  const navigate = useLocalizedNavigate();
  const isPlanning = new URLSearchParams(search).get('step') === 'group';
  const step = file === null ? 'file' : isPlanning ? 'group' : 'check';
  if (user === null) return null;
  return (
    <Stack>
      <BulkHead
        step={step}
        file={file && { name: file.fileName, rowCount }}
        onChangeFile={() => {
          rows.clear();
          order.renew();
          navigate('/upload');
        }}
      />
      {step === 'group' ? <PlanStep {...{ rows, order, user }} onBack={() => navigate('/upload')} /> : null}
    </Stack>
  );
}
