import type { Bulk } from '@songwai/core/bulk/bulk';
import { fetchBulkRows } from '@songwai/core/bulk/start-calls';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Download } from 'lucide';
import { Problem } from '../../shell/actions/problem.tsx';
import { saveFile } from '../../shell/actions/save-file.ts';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** Saves the file with the trip and the job number of each row. */
export function ResultFileButton({ bulk }: { readonly bulk: Bulk }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const nameOf = useLocalName();
  const action = useAction();
  const save = () =>
    void action.run(async () => {
      const [{ writeResultFile }, earlier] = await Promise.all([
        import('../writing/write-result.ts'),
        fetchBulkRows(transport, bulk.bulkId),
      ]);
      const tripOf = new Map(bulk.trips.map((trip) => [trip.number, trip]));
      const rows = earlier.rows.map(({ number, cells, trip, jobId }) => {
        const own = trip === null ? undefined : tripOf.get(trip);
        const state = jobId === null ? (own?.failure ? nameOf(own.failure) : t('trips.rowLeft')) : t('trips.rowBooked');
        return { number, cells, trip, jobId: jobId ?? '', priceSatang: own?.priceSatang ?? null, state };
      });
      const name = `${bulk.fileName.replace(/\.\w+$/, '')}-${t('trips.resultName')}.xlsx`;
      saveFile({ name, content: await writeResultFile(rows, t) }, name);
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
