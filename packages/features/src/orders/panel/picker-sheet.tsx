import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import '../order-later.css';

export interface PickerSheetProps {
  readonly title: string;
  /** Called by "Done". The picker closes the sheet itself, because it may have to show a problem first. Absent: no such button. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet that the price bar opens for one choice: the time, or the payment. */
export function PickerSheet({ title, onDone, onClose, children }: PickerSheetProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      {...{ title, onClose }}
      closeLabel={t('common.close')}
      presentation="sheet"
      size="small"
      footer={
        onDone ? (
          <Button variant="primary" size="large" isFullWidth onClick={onDone}>
            {t('common.done')}
          </Button>
        ) : undefined
      }
    >
      <div className="sw-order__picker">{children}</div>
    </Dialog>
  );
}
