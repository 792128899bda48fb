import { useTranslate } from '@songwai/features/shared/translate-context';
import { Logo } from '@songwai/ui/logo/logo';

/** Our name and logo. */
export function Brand() {
  const t = useTranslate();
  return (
    <span className="sw-booking__by">
      {t('widget.by')} <Logo name={t('widget.name')} size="small" />
    </span>
  );
}
