import type { JobFileFormat } from '@songwai/core/jobs/lists/job-file-name';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { Download, ListChecks } from 'lucide';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';
import { ListFields } from './list-fields.tsx';

interface MoreDialogProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly hasDepartments: boolean;
  readonly onDownload: (format: JobFileFormat) => void;
  /** Shows boxes to choose jobs, which a long press on one does too. */
  readonly onChooseMany: () => void;
  readonly onClose: () => void;
}

/** On a phone: the order of the list, its department, its files, and choosing several jobs. */
export function MoreDialog({ view, change, hasDepartments, onDownload, onChooseMany, onClose }: MoreDialogProps) {
  const t = useTranslate();
  const andClose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog isOpen presentation="sheet" title={t('bookings.more')} closeLabel={t('common.close')} onClose={onClose}>
      <Stack>
        <ListFields {...{ view, change, hasDepartments }} />
        <Button icon={ListChecks} isFullWidth onClick={andClose(onChooseMany)}>
          {t('bookings.many')}
        </Button>
        <Button icon={Download} isFullWidth onClick={andClose(() => onDownload('xlsx'))}>
          {t('bookings.xlsxDownload')}
        </Button>
        <Button icon={Download} isFullWidth onClick={andClose(() => onDownload('csv'))}>
          {t('bookings.csvDownload')}
        </Button>
      </Stack>
    </Dialog>
  );
}
