import type { BulkPaymentType, BulkPlan } from '@songwai/core/bulk/bulk';
import { bulkRowsOf } from '@songwai/core/bulk/order/file-order';
import type { FileOrderFlow } from '@songwai/core/bulk/order/file-order-flow';
import type { RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { startBulk } from '@songwai/core/bulk/start-calls';
import type { User } from '@songwai/core/sessions/session-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { bulksQuery } from '../bulk.queries.ts';

interface StartOptions {
  readonly rows: RowsFlow;
  readonly order: FileOrderFlow;
  readonly user: User;
  readonly vehicleId: number;
}

/** Books a plan, once however often it is pressed, and leads to its progress. What was chosen stays until that worked. */
export function useStart({ rows, order, user, vehicleId }: StartOptions) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  const action = useAction();

  const start = (plan: BulkPlan, paymentType: BulkPaymentType) =>
    action.run(async () => {
      const { pickUp, pickUpAt, guid } = order.store.getState();
      const { rows: all, file } = rows.store.getState();
      if (pickUp === null) return;
      const bulkId = await startBulk(transport, {
        ...{ guid, pickUp, pickUpAt, vehicleId, paymentType, rows: bulkRowsOf(all), trips: plan.trips },
        fileName: file?.fileName || t('trips.title'),
        confirmPhone: user.confirmPhone || user.phone || pickUp.contactPhone,
      });
      navigate(`/upload?file=${bulkId}`);
      // A file of more than 500 rows goes on with the next ones.
      rows.takeLater();
      order.renew();
      void queries.invalidateQueries({ queryKey: bulksQuery(transport).queryKey });
    });
  return { ...action, start };
}
