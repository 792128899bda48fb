import { formatBaht } from '@songwai/core/basics/money';
import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import { returnWithMoneyId } from '@songwai/core/orders/draft/return-stop';
import { toJobStops } from '@songwai/core/orders/fields/stop-fields';
import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Stack } from '@songwai/ui/layout/stack';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';

const selectCollection = ({ draft }: OrderState) => ({
  isOn: draft.extraIds.includes(cashOnDeliveryId),
  sum: toJobStops(draft).reduce((sum, { codSatang }) => sum + (codSatang ?? 0), 0),
  comesBackInCash: draft.extraIds.includes(returnWithMoneyId),
  /** Of a drop-off that was moved to the pick-up; it comes back with the stop. */
  leftOut: draft.stops[0]?.codSatang ?? 0,
});

/** What the driver collects in all, and where it goes. */
export function CollectionSum() {
  const t = useTranslate();
  const order = usePortal().part(openOrder);
  const { isOn, sum, comesBackInCash, leftOut } = useFlow(order.store, selectCollection);
  if (!isOn) return null;
  return (
    <div role="status">
      {sum === 0 ? (
        <p className="sw-note">{t('collection.nothing')}</p>
      ) : (
        <>
          <Stack direction="row" justify="between" gap="small">
            <span>{t('collection.sum')}</span>
            <span className="sw-strong sw-figures">{formatBaht(sum)}</span>
          </Stack>
          <p className="sw-note">{comesBackInCash ? t('collection.inCash') : t('collection.toWallet')}</p>
        </>
      )}
      {leftOut > 0 ? <p className="sw-note">{t('collection.pickUp', { amount: formatBaht(leftOut) })}</p> : null}
    </div>
  );
}
