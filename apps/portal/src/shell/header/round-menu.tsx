import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Menu } from 'lucide';
import { openMenu } from '../menu/open-menu.ts';
import { usePortal } from '../portal-context.tsx';

/** Opens the menu by one round button over a phone's map, so that no single tap triggers an action. */
export function RoundMenu() {
  const t = useTranslate();
  const menu = usePortal().part(openMenu);
  const isOpen = useFlow(menu, (state) => state.isOpen);
  return (
    <IconButton
      icon={Menu}
      variant="raised"
      label={t('portal.mainMenu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => menu.setState({ isOpen: true })}
    />
  );
}
