import type { PaymentViewProps } from '@songwai/features/orders/paying/paying-ways';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { loadFollowedPayment } from './load-followed-payment.ts';

/** A payment of an order, of a top-up during it or of what is open, in the place where it was begun. */
export function OrderPayment(props: PaymentViewProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  return (
    <LazyView load={loadFollowedPayment} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ FollowedPayment }) => (
        <FollowedPayment
          {...props}
          onEnd={({ isLate }) => isLate && void queries.invalidateQueries({ queryKey: ['wallet'] })}
          // Money that came too late is in the wallet, from which it can be paid.
          renderNext={({ isLate }) =>
            isLate ? (
              <Button variant="primary" isFullWidth onClick={props.onOtherWay}>
                {t('payments.otherWay')}
              </Button>
            ) : null
          }
        />
      )}
    </LazyView>
  );
}
