import { useTranslate } from '@songwai/features/shared/translate-context';
import { linkClass } from '@songwai/ui/link/link';
import { Logo } from '@songwai/ui/logo/logo';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';

/** The logo, a link home. */
export function HeaderBrand() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Link
      className={`portal-header__brand ${linkClass({ kind: 'standalone' })}`}
      to={localizedPath(language, '/')}
      aria-label={t('portal.name')}
    >
      <Logo name={t('portal.name')} />
    </Link>
  );
}
