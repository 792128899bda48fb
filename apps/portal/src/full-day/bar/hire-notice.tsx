import { formatBaht } from '@songwai/core/basics/money';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { refusedPayment } from '@songwai/core/jobs/paying/refused-payment';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';

import { loadRefusedBooking } from '../../shell/paying/load-refused-booking.ts';

interface HireNoticeProps {
  readonly flow: HireFlow;
  /** Why no quotation could be made. */
  readonly quoteError?: GatewayError | null;
  /** Books again, once what stood in the way is paid. */
  readonly onBook?: (() => void) | undefined;
}

const select = ({ booking, problems }: HireState) => ({ booking, count: problems.length });

/** What blocks the booking, above the price: what happened, and what to do. */
export function HireNotice({ flow, quoteError = null, onBook }: HireNoticeProps) {
  const t = useTranslate();
  const { booking, count } = useFlow(flow.store, select);
  const why = (error: GatewayError) => (error.kind === 'network' ? t('common.offline') : gatewayErrorText(error, t));
  if (count > 0) return <Banner tone="danger">{t('hire.missing', { count })}</Banner>;
  if (booking.status === 'priceChanged')
    return <Banner tone="warn">{t('order.priceChanged', { price: formatBaht(booking.totalSatang) })}</Banner>;
  if (booking.status === 'failed' && onBook && refusedPayment(booking.error))
    return (
      <LazyView load={loadRefusedBooking} skeleton={null}>
        {({ RefusedBooking }) => <RefusedBooking error={booking.error} onOtherWay={flow.enterPayment} onBook={onBook} />}
      </LazyView>
    );
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
