import { useTranslate } from '@songwai/features/shared/translate-context';
import { Logo } from '@songwai/ui/logo/logo';
import { Link } from 'react-router';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from './use-language.ts';

/** The logo, which leads home. */
export function HeaderBrand() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Link className="portal-header__brand" to={localizedPath(language, '/')} aria-label={t('portal.name')}>
      <Logo name={t('portal.name')} />
    </Link>
  );
}
