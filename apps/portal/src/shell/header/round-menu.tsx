import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { IconButton, type IconButtonProps } from '@songwai/ui/icon-button/icon-button';
import { Menu } from 'lucide';
import { openMenu } from '../menu/open-menu.ts';
import { usePortal } from '../portal-context.tsx';

/** Opens a phone's menu by one button, over a map or in the header of the public site, so that no single tap triggers an action. */
export function RoundMenu({ variant = 'raised' }: Pick<IconButtonProps, 'variant'>) {
  const t = useTranslate();
  const menu = usePortal().part(openMenu);
  const isOpen = useFlow(menu, (state) => state.isOpen);
  return (
    <IconButton
      icon={Menu}
      variant={variant}
      label={t('portal.mainMenu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => menu.setState({ isOpen: true })}
    />
  );
}
