import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { buttonClass } from '@songwai/ui/button/button';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { HeaderTheme } from '../header/header-theme.tsx';
import { useHeaderPlaces } from '../header/use-header-places.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { useIsMounted } from './use-is-mounted.ts';
import './site-actions.css';

/** At the right of the header: language, theme, and the way in; a phone has only the language, and the rest in its menu. */
export function SiteActions() {
  const t = useTranslate();
  const language = useLanguage();
  const { session } = usePortal();
  const isMounted = useIsMounted();
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  const { bookPath, otherLanguage, otherLanguagePath, signInPath } = useHeaderPlaces();
  return (
    <>
      <Link className={buttonClass({ variant: 'quiet' })} to={otherLanguagePath} lang={otherLanguage} hrefLang={otherLanguage}>
        {t('portal.languageSwitch')}
      </Link>
      <span className="portal-site-actions">
        {/* Nobody knows the visitor's theme on the server. */}
        <span className="portal-site-actions__theme">{isMounted ? <HeaderTheme /> : null}</span>
        {signInPath ? (
          <>
            <Link className={buttonClass({ variant: 'quiet' })} to={signInPath}>
              {t('account.signIn')}
            </Link>
            <Link className={buttonClass({ variant: 'tint' })} to={localizedPath(language, '/signup')}>
              {t('account.signUp')}
            </Link>
          </>
        ) : null}
        {isSignedIn && bookPath ? (
          <Link className={buttonClass({ variant: 'tint' })} to={bookPath}>
            {t('portal.menuBook')}
          </Link>
        ) : null}
      </span>
    </>
  );
}
