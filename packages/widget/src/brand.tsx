import { useTranslate } from '@songwai/features/shared/translate-context';
import { Logo } from '@songwai/ui/logo/logo';
import './brand.css';

/** Our name and logo. */
export function Brand() {
  const t = useTranslate();
  return (
    <span className="sw-brand">
      {t('widget.by')} <Logo name={t('widget.name')} size="small" />
    </span>
  );
}
