import { useTranslate } from '@songwai/features/shared/translate-context';
import { Confirm } from '@songwai/ui/confirm/confirm';

interface LeaveFileProps {
  readonly onLeave: () => void;
  readonly onCancel: () => void;
}

/** The question before a file that is being mended is changed for another. */
export function LeaveFile({ onLeave, onCancel }: LeaveFileProps) {
  const t = useTranslate();
  return (
    <Confirm
      isOpen
      title={t('trips.changeQuestion')}
      confirmLabel={t('trips.changeFile')}
      cancelLabel={t('trips.changeNot')}
      onConfirm={onLeave}
      onCancel={onCancel}
    >
      {t('trips.changeDetail')}
    </Confirm>
  );
}
