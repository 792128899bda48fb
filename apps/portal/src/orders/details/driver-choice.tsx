import type { OrderState } from '@songwai/core/orders/order-state';
import { OrderSection } from '@songwai/features/orders/panel/order-section';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { useQuery } from '@tanstack/react-query';
import { favouritesQuery } from '../../drivers/favorite.queries.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useUser } from '../../shell/session/use-user.ts';

const selectChoice = ({ draft }: OrderState) => draft.isFixedDriver;

/** Any driver or favourites only, for whoever has favourites (spec §3 "fixDriver"). */
export function DriverChoice() {
  const t = useTranslate();
  const { transport, part } = usePortal();
  const order = part(openOrder);
  const user = useUser();
  const chosen = useFlow(order.store, selectChoice);
  const { data: favourites = [] } = useQuery({ ...favouritesQuery(transport), enabled: user !== null });
  if (user === null || favourites.length === 0) return null;
  const isFixed = chosen ?? user.prefersFixedDriver;
  return (
    <OrderSection title={t('details.driverTitle')}>
      <RadioCards
        label={t('details.driverTitle')}
        layout="list"
        value={isFixed ? 'favourites' : 'nearest'}
        onChange={(value) => order.patch({ isFixedDriver: value === 'favourites' })}
        options={[
          { value: 'nearest', label: t('details.nearest'), detail: t('details.nearestDetail') },
          {
            value: 'favourites',
            label: t('details.favourites'),
            detail: t('details.favouritesDetail', { count: favourites.length }),
          },
        ]}
      />
    </OrderSection>
  );
}
