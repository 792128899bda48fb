import { formatBaht } from '@songwai/core/basics/money';
import { writeOrderLink } from '@songwai/core/orders/links/order-link';
import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderState } from '@songwai/core/orders/order-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { ShareButton } from '@songwai/ui/share/share-button';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';

const selectQuote = (state: OrderState) => ({ draft: state.draft, netSatang: shownNetSatang(state) });

/** Shares the order as a link that opens the same places and choices, without people and notes. */
export function ShareQuote() {
  const t = useTranslate();
  const language = useLanguage();
  const { draft, netSatang } = useFlow(usePortal().part(openOrder).store, selectQuote);
  const query = writeOrderLink(draft);
  if (query === null || netSatang === null) return null;
  const url = new URL(`${localizedPath(language, '/neworder')}?${query}`, window.location.origin).href;
  return (
    <ShareButton
      variant="quiet"
      isFullWidth
      url={url}
      title={t('links.shareTitle')}
      text={formatBaht(netSatang)}
      texts={{
        share: t('links.share'),
        copy: t('links.shareCopy'),
        copied: t('links.shareCopied'),
        failed: t('links.shareFailed'),
      }}
    />
  );
}
