import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useMenuButton } from '@songwai/ui/menu/use-menu-button';
import { Menu as MenuIcon } from 'lucide';

const loadCard = lazyPart(() => import('./round-menu-card.tsx'));

/** The header's menu behind one round button over a phone's map, so that no single tap triggers an action. */
export function RoundMenu() {
  const t = useTranslate();
  const { menu, trigger } = useMenuButton();
  return (
    <>
      <IconButton {...trigger} icon={MenuIcon} variant="raised" label={t('portal.mainMenu')} />
      {menu.isOpen || loadCard.loaded() ? (
        <LazyView load={loadCard} skeleton={null}>
          {({ RoundMenuCard }) => <RoundMenuCard menu={menu} />}
        </LazyView>
      ) : null}
    </>
  );
}
