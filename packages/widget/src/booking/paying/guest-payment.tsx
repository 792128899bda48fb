import type { PaymentViewProps } from '@songwai/features/orders/paying/paying-ways';
import { FollowedPayment } from '@songwai/features/payments/followed-payment';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useGuestHost } from './use-guest-host.ts';

/** A payment inside the element. The host's page is never left: a bank has a window of its own, and the outcome is asked for. */
export function GuestPayment(props: PaymentViewProps) {
  const { transport, gatewayOrigin } = useGuestHost();
  const t = useTranslate();
  return (
    <FollowedPayment
      {...props}
      transport={transport}
      embeddedFrom={gatewayOrigin}
      // A guest has no page of own jobs.
      texts={{ closable: t('payments.closable.guest') }}
      // Money that came too late is in the wallet, from which it can be paid.
      renderNext={({ isLate }) =>
        isLate ? (
          <Button variant="primary" isFullWidth onClick={props.onOtherWay}>
            {t('payments.otherWay')}
          </Button>
        ) : null
      }
    />
  );
}
