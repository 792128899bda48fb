import type { DialogProps } from '../dialog/dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './drawer.css';

export interface DrawerProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'footer' | 'children'> {
  readonly closeLabel: string;
}

/** A panel of 320 px from the right edge, over the page: the menu of a phone, the filters of a list. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} presentation="drawer" />;
}
