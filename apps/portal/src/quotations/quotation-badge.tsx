import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { type QuotationStatus, quotationStatus } from '@songwai/core/quotations/quotation-status';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge, type BadgeProps } from '@songwai/ui/badge/badge';

const tones: Readonly<Record<QuotationStatus, BadgeProps['tone']>> = { open: 'brand', accepted: 'success', expired: 'warn' };

/** Where a quotation stands, in a word. */
export function QuotationBadge({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const status = quotationStatus(quotation, useClock()());
  return (
    <Badge tone={tones[status]} hasDot isWaiting={status === 'open'}>
      {t(status === 'open' ? 'quotation.issued' : `quotation.${status}`)}
    </Badge>
  );
}
