import type { DialogProps } from '../dialog/dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './panel.css';

export type PanelProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'isLocked' | 'footer' | 'children'> & {
  readonly closeLabel: string;
};

/** A larger edit over the page: on a phone a sheet from the bottom edge, on a wider screen a panel at the right edge. */
export function Panel(props: PanelProps) {
  return <Dialog {...props} presentation="panel" />;
}
