import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { Navigation } from '../../routes/create-navigation.ts';
import { openMenu } from '../menu/open-menu.ts';
import { usePortal } from '../portal-context.tsx';
import { ConsentAsked } from '../session/consent-asked.tsx';
import { SessionEnded } from '../session/session-ended.tsx';

const loadMessages = lazyPart(() => import('./page-messages.tsx'), ['around']);
const loadCookies = lazyPart(() => import('../cookies/cookie-part.tsx'));
/** What makes an app of the portal. */
const loadApp = lazyPart(() => import('../../app/app-parts.tsx'), ['around']);
const loadMenu = lazyPart(() => import('../menu/map-page-menu.tsx'), ['menu']);

/** What stands around every page and stays while pages come and go. Loaded after the first page, which needs none of it. */
export function AroundPages({ navigation }: { readonly navigation: Navigation }) {
  const isMenuOpen = useFlow(usePortal().part(openMenu), (state) => state.isOpen);
  return (
    <>
      <LazyView load={loadMessages} skeleton={null} isOptional>
        {({ PageMessages }) => <PageMessages navigation={navigation} />}
      </LazyView>
      <LazyView load={loadCookies} skeleton={null} isPatient isOptional>
        {({ CookiePart }) => <CookiePart />}
      </LazyView>
      <LazyView load={loadApp} skeleton={null} isPatient isOptional>
        {({ AppParts }) => <AppParts />}
      </LazyView>
      {isMenuOpen || loadMenu.loaded() ? (
        <LazyView load={loadMenu} skeleton={null}>
          {({ MapPageMenu }) => <MapPageMenu />}
        </LazyView>
      ) : null}
      <SessionEnded />
      <ConsentAsked />
    </>
  );
}
