import { formatBaht } from '@songwai/core/basics/money';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OrderProblem } from '@songwai/core/orders/fields/problem';
import { isOutsideArea } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { problemTexts } from '../order-problems.ts';

type Notice =
  | { readonly kind: 'none' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing'; readonly count: number; readonly problem: OrderProblem | undefined }
  | { readonly kind: 'priceFailed'; readonly error: GatewayError }
  | { readonly kind: 'bookingFailed'; readonly error: GatewayError }
  | { readonly kind: 'priceChanged'; readonly netSatang: number };

/** Problems that are shown in the bar itself, or nowhere else. */
const barPaths = ['tab', 'schedule', 'payment', 'price'];

const selectNotice = (state: OrderState): Notice => {
  const { booking, estimate, problems } = state;
  const ofBar = problems.find(({ path }) => barPaths.includes(path));
  if (isOutsideArea(state)) return { kind: 'outside' };
  if (problems.length > 0) return { kind: 'missing', count: problems.length, problem: ofBar };
  if (booking.status === 'priceChanged') return { kind: 'priceChanged', netSatang: booking.estimate.netSatang };
  if (booking.status === 'failed') return { kind: 'bookingFailed', error: booking.error };
  if (estimate.status === 'failed') return { kind: 'priceFailed', error: estimate.error };
  return { kind: 'none' };
};

/** Problems that block the booking, above the price: what happened, and what to do. */
export function OrderNotice({ flow }: { readonly flow: OrderFlow }) {
  const t = useTranslate();
  const notice = useFlow(flow.store, selectNotice);
  const notOnline = (error: GatewayError) => (error.kind === 'network' ? t('common.offline') : gatewayErrorText(error, t));
  switch (notice.kind) {
    case 'none':
      return null;
    case 'outside':
      return <Banner tone="warn">{t('order.outsideAreaNotice')}</Banner>;
    case 'missing': {
      const { count, problem } = notice;
      const said = problem && problemTexts([problem], t)(problem.path);
      const counted = t('order.missing', { count });
      return (
        <Banner tone="danger" title={said && count > 1 ? counted : undefined}>
          {said ?? counted}
        </Banner>
      );
    }
    case 'priceChanged':
      return <Banner tone="warn">{t('order.priceChanged', { price: formatBaht(notice.netSatang) })}</Banner>;
    case 'priceFailed':
      return (
        <Banner
          tone="warn"
          action={
            <Button variant="quiet" onClick={flow.retryEstimate}>
              {t('common.retry')}
            </Button>
          }
        >
          {notice.error.code >= 500 ? t('errors.serverError') : notOnline(notice.error)}
        </Banner>
      );
    case 'bookingFailed':
      return (
        <Banner tone="danger" title={t('order.bookingFailed')}>
          {notOnline(notice.error)}
        </Banner>
      );
  }
}
