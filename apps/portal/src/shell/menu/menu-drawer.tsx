import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Drawer } from '@songwai/ui/drawer/drawer';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { SideNav, type SideNavProps } from '@songwai/ui/side-nav/side-nav';
import { LogOut, Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { HeaderTheme } from '../header/header-theme.tsx';
import { useHeaderPlaces } from '../header/use-header-places.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePortal } from '../portal-context.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import { WalletCard } from './wallet-card.tsx';

const languages = [
  { id: 'th', name: 'ไทย' },
  { id: 'en', name: 'English' },
] as const;

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly groups: SideNavProps['groups'];
  readonly currentId: string | undefined;
  readonly onClose: () => void;
}

/** The whole menu of a phone. It closes with the page that one came from. */
export function MenuDrawer({ isOpen, groups, currentId, onClose }: MenuDrawerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { session } = usePortal();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const { otherLanguagePath, signInPath } = useHeaderPlaces();
  const { pathname, search } = useAddress();
  const wallet = groups.flat().find(({ id }) => id === '/wallet' && id !== currentId);
  const openedOn = useRef(pathname);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    if (openedOn.current !== pathname) onClose();
    openedOn.current = pathname;
  }, [pathname, onClose]);

  return (
    <>
      <Drawer
        isOpen={isOpen}
        onClose={onClose}
        title={t('menu.title')}
        closeLabel={t('portal.closeMenu')}
        footer={
          <>
            {languages.map(({ id, name }) => (
              <Link
                key={id}
                className={`sw-grow ${buttonClass({ variant: id === language ? 'tint' : 'quiet' })}`}
                to={id === language ? pathname + search : otherLanguagePath}
                aria-current={id === language ? 'true' : undefined}
                lang={id}
                hrefLang={id}
              >
                {name}
              </Link>
            ))}
            <HeaderTheme />
          </>
        }
      >
        <Stack gap="medium">
          {user ? (
            <Stack direction="row" gap="small">
              <Avatar initials={initialOf(user.firstName)} />
              <div>
                <div className="sw-strong">{`${user.firstName} ${user.lastName}`}</div>
                <div className="sw-note">{user.companyName || t('menu.person')}</div>
              </div>
            </Stack>
          ) : null}
          {wallet ? <WalletCard entry={wallet} isDrawer /> : null}
          <Link
            className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
            to={localizedPath(language, '/neworder')}
            onClick={onClose}
          >
            <span className="sw-button__content">
              <Icon icon={Plus} />
              {t('menu.book')}
            </span>
          </Link>
          <SideNav label={t('portal.mainMenu')} groups={groups} currentId={currentId} />
          {user ? (
            <button type="button" className="sw-side-nav__link" onClick={() => setIsAsking(true)}>
              <Icon icon={LogOut} />
              {t('account.signOut')}
            </button>
          ) : null}
          {signInPath ? (
            <Card tone="tint">
              <Stack gap="small">
                <div className="sw-strong">{t('menu.signInTitle')}</div>
                <div className="sw-note">{t('menu.signInHelp')}</div>
                <Link className={buttonClass({ variant: 'secondary', isFullWidth: true })} to={signInPath}>
                  {t('account.signIn')}
                </Link>
              </Stack>
            </Card>
          ) : null}
        </Stack>
      </Drawer>
      <SignOutQuestion isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
