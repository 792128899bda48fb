import { formatBaht } from '@songwai/core/basics/money';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import { Banner } from '@songwai/ui/banner/banner';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import type { HireParts } from '../hire-parts.ts';

interface HireNoticeProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Refused'>;
  /** Why no quotation could be made. */
  readonly quoteError?: GatewayError | null;
  /** Books again, once what stood in the way is paid. */
  readonly onBook?: (() => void) | undefined;
}

const select = ({ booking, problems }: HireState) => ({ booking, count: problems.length });

/** What blocks the booking, above the price: what happened, and what to do. */
export function HireNotice({ flow, parts, quoteError = null, onBook }: HireNoticeProps) {
  const t = useTranslate();
  const { booking, count } = useFlow(flow.store, select);
  const why = (error: GatewayError) => (error.kind === 'network' ? t('common.offline') : gatewayErrorText(error, t));
  if (count > 0) return <Banner tone="danger">{t('hire.missing', { count })}</Banner>;
  if (booking.status === 'priceChanged')
    return <Banner tone="warn">{t('order.priceChanged', { price: formatBaht(booking.totalSatang) })}</Banner>;
  if (booking.status === 'failed' && onBook && refusedPayment(booking.error))
    return <parts.Refused error={booking.error} onOtherWay={flow.enterPayment} onBook={onBook} />;
  if (booking.status === 'failed')
    return (
      <Banner tone="danger" title={t('order.bookingFailed')}>
        {why(booking.error)}
      </Banner>
    );
  if (quoteError)
    return (
      <Banner tone="danger" title={t('hire.quoteFailed')}>
        {why(quoteError)}
      </Banner>
    );
  return null;
}
