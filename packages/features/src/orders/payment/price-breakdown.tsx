import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import { shownEstimate, shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { usePriceLines } from './use-price-lines.ts';

export interface PriceBreakdownProps {
  readonly flow: OrderFlow;
  readonly onClose: () => void;
  /** Below the total: what the shell offers to do with the price. */
  readonly tools?: ReactNode;
}

const selectTotal = (state: OrderState) => ({
  netSatang: shownNetSatang(state),
  untilMs: shownEstimate(state)?.quote?.untilMs ?? null,
});

/** The price line by line, as the gateway calculated it. */
export function PriceBreakdown({ flow, onClose, tools }: PriceBreakdownProps) {
  const t = useTranslate();
  const lines = usePriceLines(flow);
  const { netSatang, untilMs } = useFlow(flow.store, selectTotal);
  if (netSatang === null) return null;
  const detail = untilMs === null ? undefined : t('order.priceHolds', { time: bangkokTime(new Date(untilMs)) });
  return (
    <>
      <NumberBreakdown
        title={t('order.breakdownTitle')}
        end={<IconButton icon={X} label={t('common.close')} onClick={onClose} />}
        lines={lines}
        total={{ label: t('order.lineTotal'), detail, value: formatBaht(netSatang) }}
      />
      {tools}
    </>
  );
}
