import type { Bulk } from '@songwai/core/bulk/bulk';
import { fetchBulkRows } from '@songwai/core/bulk/start-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Download } from 'lucide';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** Saves the file with the trip and the job number of each row. */
export function ResultFileButton({ bulk }: { readonly bulk: Bulk }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const action = useAction();
  const save = () =>
    void action.run(async () => {
      await fetchBulkRows(transport, bulk.bulkId);
    });
  return (
    <>
      <Button size="large" icon={Download} isLoading={action.isBusy} onClick={save}>
        {t('trips.resultFile')}
      </Button>
      <Problem error={action.error} />
    </>
  );
}
