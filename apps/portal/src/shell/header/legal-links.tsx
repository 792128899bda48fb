import { useTranslate } from '@songwai/features/shared/translate-context';
import { linkClass } from '@songwai/ui/link/link';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../language/use-language.ts';
import './legal-links.css';

/** Links to the legal texts at the end of pages. */
export function LegalLinks() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <footer className="portal-legal-links sw-not-on-paper">
      <nav aria-label={t('portal.legalLinks')}>
        <Link className={linkClass({ kind: 'standalone' })} to={localizedPath(language, '/privacy')}>
          {t('portal.privacy')}
        </Link>
        <Link className={linkClass({ kind: 'standalone' })} to={localizedPath(language, '/termsandconditions')}>
          {t('portal.terms')}
        </Link>
      </nav>
    </footer>
  );
}
