import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import '../order-later.css';

export interface PickerSheetProps {
  readonly title: string;
  /** "Done", at the foot; closing is up to the picker, which may still have something to say. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What opens from the price bar to choose one thing: when, or how to pay. */
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
        <Button variant="primary" size="large" isFullWidth onClick={onDone}>
          {t('common.done')}
        </Button>
      }
    >
      <div className="sw-order__picker">{children}</div>
    </Dialog>
  );
}
