import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OrderLink } from '@songwai/core/orders/links/order-link';
import { readOrderLink } from '@songwai/core/orders/links/order-link';
import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { Confirm } from '@songwai/ui/confirm/confirm';
import { useEffect, useRef, useState } from 'react';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { fillFromLink } from './fill-from-link.ts';

const selectReady = ({ isRestored, catalog, draft }: OrderState) => ({
  isReady: isRestored && catalog !== null,
  isBegun: draft.stops.some(({ place }) => place !== null),
});

/** Opens the order of the page's link; asks first where the customer has begun another one. */
export function LinkedOrder({ search }: { readonly search: string }) {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const { part, transport, onError } = usePortal();
  const order = part(openOrder);
  const alerts = part(openAlerts);
  const { isReady, isBegun } = useFlow(order.store, selectReady);
  const [link] = useState(() => readOrderLink(new URLSearchParams(search)));
  const [isAsking, setIsAsking] = useState(false);
  const isTaken = useRef(false);

  const leaveLink = () => navigate('/neworder', { replace: true, from: '/neworder' });

  const fill = async (from: OrderLink) => {
    setIsAsking(false);
    try {
      const isWhole = await fillFromLink(order, from, transport);
      alerts.show(isWhole ? { tone: 'success', title: t('links.filled') } : { tone: 'warn', title: t('links.someWrong') });
      leaveLink();
    } catch (error) {
      if (!(error instanceof GatewayError)) return onError(error);
      // The address stays, so that a reload tries again, too.
      alerts.show({
        tone: 'danger',
        title: t('links.failed'),
        action: (
          <Button variant="quiet" onClick={() => void fill(from)}>
            {t('links.retry')}
          </Button>
        ),
        replaces: 'link',
      });
    }
  };

  useEffect(() => {
    if (!isReady || isTaken.current || link === null) return;
    isTaken.current = true;
    if (isBegun) setIsAsking(true);
    else void fill(link);
  });

  if (link === null) return null;
  return (
    <Confirm
      isOpen={isAsking}
      title={t('links.replaceTitle')}
      confirmLabel={t('links.open')}
      cancelLabel={t('links.keep')}
      onConfirm={() => void fill(link)}
      onCancel={() => {
        setIsAsking(false);
        leaveLink();
      }}
    >
      {t('links.replaceDetail')}
    </Confirm>
  );
}
