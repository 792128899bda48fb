import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { AppShell } from '@songwai/ui/app-shell/app-shell';
import { useMedia } from '@songwai/ui/lib/use-media';
import type { RenderTip } from '@songwai/ui/side-nav/side-nav';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Ellipsis, Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import type { AroundProps } from '../../routes/route-entry.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalTarget } from '../local-target.ts';
import { usePortal } from '../portal-context.tsx';
import { AccountCard } from './account-card.tsx';
import { currentEntry } from './menu-entries.ts';
import { useMenuItems } from './use-menu-items.ts';

/** Only windows between a phone's and a wide one have a menu of icons. */
const loadTip = lazyPart(() => import('@songwai/ui/side-nav/nav-tip'));
const loadWallet = lazyPart(() => import('./wallet-card.tsx'));
const loadDrawer = lazyPart(() => import('./menu-drawer.tsx'));
/** Tabs of a phone beside "book" and "more". */
const tabPaths: readonly string[] = ['/dashboard', '/wallet', '/chat'];

/** The menu around every page of the app: a rail, on a phone tabs and a drawer (spec §2 "Side menu"). */
export function AppFrame({ hasPage, children }: AroundProps) {
  const t = useTranslate();
  const { onError } = usePortal();
  const target = useLocalTarget();
  const groups = useMenuItems(hasPage);
  const [isOpen, setIsOpen] = useState(false);
  const { path } = splitLocalizedPath(useAddress().pathname);
  const currentId = currentEntry(path);
  const book = { id: 'book', text: t('menu.book'), icon: Plus, link: target('/neworder') };
  const tabs = groups.flat().filter(({ id }) => tabPaths.includes(id));
  // Its own page shows it larger.
  const wallet = tabs.find(({ id }) => id === '/wallet' && id !== currentId);
  // What waits behind an entry that only the drawer shows.
  const waiting = groups.flat().find(({ id, count }) => count !== undefined && !tabPaths.includes(id))?.count;
  const half = Math.ceil(tabs.length / 2);
  const isIcons = useMedia('(min-width: 760px) and (max-width: 1079.98px)');
  const [renderTip, setRenderTip] = useState<RenderTip>();
  useEffect(() => {
    if (isIcons) loadTip().then(({ navTip }) => setRenderTip(() => navTip), onError);
  }, [isIcons, onError]);
  return (
    <>
      <AppShell
        brand={{ name: t('portal.name'), link: target('/') }}
        action={book}
        nav={{ label: t('portal.mainMenu'), groups, currentId, renderTip }}
        tabs={{
          label: t('menu.mainPages'),
          items: [...tabs.slice(0, half), book, ...tabs.slice(half)],
          mainId: book.id,
          currentId,
          menu: { text: t('menu.more'), icon: Ellipsis, count: waiting, isOpen, onOpen: () => setIsOpen(true) },
        }}
        renderAccount={(isCompact) => (
          <AccountCard isCompact={isCompact}>
            {wallet ? (
              <LazyView load={loadWallet} skeleton={<Skeleton shape="block" height="78px" />} isOptional>
                {({ WalletCard }) => <WalletCard entry={wallet} />}
              </LazyView>
            ) : null}
          </AccountCard>
        )}
      >
        {children}
      </AppShell>
      {isOpen || loadDrawer.loaded() ? (
        <LazyView load={loadDrawer} skeleton={null}>
          {({ MenuDrawer }) => <MenuDrawer {...{ isOpen, groups, currentId }} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </>
  );
}
