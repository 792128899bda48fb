import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { VisuallyHidden } from '@songwai/ui/visually-hidden/visually-hidden';

/** The new price, and the old one struck through. */
export function PriceChange({ fromSatang, toSatang }: { readonly fromSatang: Satang; readonly toSatang: Satang }) {
  const t = useTranslate();
  return (
    <p className="sw-figures" aria-live="polite">
      {t('actions.newPrice')} <strong>{formatBaht(toSatang)}</strong>{' '}
      {fromSatang === toSatang ? null : (
        <s className="sw-soft">
          <VisuallyHidden>{t('actions.before')} </VisuallyHidden>
          {formatBaht(fromSatang)}
        </s>
      )}
    </p>
  );
}
