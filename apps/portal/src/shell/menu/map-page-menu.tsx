import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Briefcase, ScrollText, Tag } from 'lucide';
import { findRoute } from '../../routes/find-route.ts';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalTarget } from '../local-target.ts';
import { usePortal } from '../portal-context.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { currentEntry } from './menu-entries.ts';
import { openMenu } from './open-menu.ts';
import { useMenuItems } from './use-menu-items.ts';

/** Places that the app's own menu leaves out. */
const sitePlaces = [
  { id: '/pricing', text: 'menu.pricing', icon: Tag },
  { id: '/business', text: 'menu.business', icon: Briefcase },
  { id: '/termsandconditions', text: 'portal.terms', icon: ScrollText },
] as const;

/** A phone's menu on pages that the map fills, which have neither tabs nor links at their end, and on those of the public site. */
export function MapPageMenu() {
  const t = useTranslate();
  const target = useLocalTarget();
  const { session, part } = usePortal();
  const menu = part(openMenu);
  const isOpen = useFlow(menu, (state) => state.isOpen);
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  const { path } = splitLocalizedPath(useAddress().pathname);
  const groups = useMenuItems((entry) => {
    const permit = findRoute(entry)?.route.permit;
    return permit !== undefined && (isSignedIn || permit !== 'session');
  });
  const site = sitePlaces
    .filter(({ id }) => findRoute(id) !== undefined)
    .map(({ id, text, icon }) => ({ id, text: t(text), icon, link: target(id) }));
  return (
    <MenuDrawer
      isOpen={isOpen}
      groups={[...groups, site]}
      currentId={currentEntry(path)}
      onClose={() => menu.setState({ isOpen: false })}
    />
  );
}
