import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { classNames } from '@songwai/ui/lib/class-names';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../portal-context.tsx';
import { HeaderTheme } from './header-theme.tsx';
import { RoundMenu } from './round-menu.tsx';
import { useHeaderPlaces } from './use-header-places.ts';
import '@songwai/ui/card/card.css';
import './app-header.css';

const loadBell = lazyPart(() => import('./unread-bell.tsx'), ['menu']);

interface HeaderMenuProps {
  /** Floats over the map on pages that fill the screen; on a phone it is one round button there. */
  readonly isFloating?: boolean;
  /** Beside it: the way to help where nothing may lie over the page. */
  readonly help?: ReactNode;
}

/** Links to the order form and the other language, and the signed-in user. */
export function HeaderMenu({ isFloating = false, help }: HeaderMenuProps) {
  const t = useTranslate();
  const { session } = usePortal();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const { bookPath, otherLanguage, otherLanguagePath, settingsPath, signInPath } = useHeaderPlaces();

  return (
    <nav className="sw-not-on-paper portal-nav" aria-label={t('portal.mainMenu')}>
      {help}
      {isFloating ? (
        <div className="portal-menu__round">
          <RoundMenu />
        </div>
      ) : null}
      <div className={classNames('portal-menu', isFloating && 'sw-card sw-card--raised portal-menu--floating')}>
        {bookPath ? (
          <Link className={`portal-menu__book ${buttonClass({ variant: 'quiet' })}`} to={bookPath}>
            {t('portal.menuBook')}
          </Link>
        ) : null}
        <Link className={buttonClass({ variant: 'quiet' })} to={otherLanguagePath} lang={otherLanguage} hrefLang={otherLanguage}>
          {t('portal.languageSwitch')}
        </Link>
        <HeaderTheme />
        {user ? (
          <>
            <LazyView load={loadBell} skeleton={null} isOptional>
              {({ UnreadBell }) => <UnreadBell />}
            </LazyView>
            <Link
              className={`portal-menu__user sw-clip ${buttonClass({ variant: 'quiet' })}`}
              to={settingsPath}
              aria-label={t('portal.account', { name: user.firstName })}
            >
              {user.firstName}
            </Link>
            <Button variant="quiet" onClick={() => void session.signOut()}>
              {t('account.signOut')}
            </Button>
          </>
        ) : null}
        {signInPath ? (
          <Link className={buttonClass({ variant: 'tint' })} to={signInPath}>
            {t('account.signIn')}
          </Link>
        ) : null}
      </div>
    </nav>
  );
}
