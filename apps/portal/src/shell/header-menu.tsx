import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { classNames } from '@songwai/ui/lib/class-names';
import { Link, useLocation } from 'react-router';
import { localizedPath, splitLocalizedPath } from '../routes/localized-path.ts';
import { signInPath } from './came-from.ts';
import { HeaderTheme } from './header-theme.tsx';
import { usePortal } from './portal-context.tsx';
import { useLanguage } from './use-language.ts';
import '@songwai/ui/card/card.css';
import './app-header.css';

interface HeaderMenuProps {
  /** Floats over the map where the page fills the screen. */
  readonly isFloating?: boolean;
}

/** The way to the order form, the other language, and who is signed in. */
export function HeaderMenu({ isFloating = false }: HeaderMenuProps) {
  const t = useTranslate();
  const { session } = usePortal();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const state = useFlow(session.store, (whole) => whole);
  const { path } = splitLocalizedPath(pathname);
  const here = path + search;
  const otherLanguage = language === 'th' ? 'en' : 'th';
  const isSignInOffered = state.status !== 'signedIn' && state.status !== 'restoring' && path !== '/login';

  return (
    <nav
      className={classNames('sw-not-on-paper portal-menu', isFloating && 'sw-card sw-card--raised portal-menu--floating')}
      aria-label={t('portal.mainMenu')}
    >
      {path === '/neworder' ? null : (
        <Link className={`portal-menu__book ${buttonClass({ variant: 'quiet' })}`} to={localizedPath(language, '/neworder')}>
          {t('portal.menuBook')}
        </Link>
      )}
      <Link
        className={buttonClass({ variant: 'quiet' })}
        to={localizedPath(otherLanguage, here)}
        lang={otherLanguage}
        hrefLang={otherLanguage}
      >
        {t('portal.languageSwitch')}
      </Link>
      <HeaderTheme />
      {state.status === 'signedIn' ? (
        <>
          <span className="portal-menu__user sw-strong sw-clip" title={t('portal.account', { name: state.user.firstName })}>
            {state.user.firstName}
          </span>
          <Button variant="quiet" onClick={() => void session.signOut()}>
            {t('account.signOut')}
          </Button>
        </>
      ) : null}
      {isSignInOffered ? (
        <Link className={buttonClass({ variant: 'tint' })} to={localizedPath(language, signInPath(here))}>
          {t('account.signIn')}
        </Link>
      ) : null}
    </nav>
  );
}
