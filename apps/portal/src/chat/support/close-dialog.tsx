import { closeSupportRoom, type SupportCloseReason } from '@songwai/core/chat/support/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

export interface QuestionDialogProps {
  readonly roomId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const reasons: readonly SupportCloseReason[] = ['solved', 'noAnswer', 'elsewhere', 'notOurs'];

/** Closes a question, with its reason. */
export function CloseDialog({ roomId, onDone, onClose }: QuestionDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [reason, setReason] = useState<SupportCloseReason>('solved');
  const closing = useAction();
  const handleSend = async () => {
    const isDone = await closing.run(async () => {
      await closeSupportRoom(transport, { roomId, reason });
    });
    if (!isDone) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={t('support.close')}
      confirmLabel={t('support.close')}
      cancelLabel={t('chat.cancel')}
      isBusy={closing.isBusy}
      onSend={() => void handleSend()}
      onClose={onClose}
    >
      <Problem error={closing.error} />
      <p className="sw-soft">{t('support.closeHelp')}</p>
      <RadioCards
        label={t('support.closeReason')}
        layout="list"
        value={reason}
        onChange={setReason}
        options={reasons.map((value) => ({ value, label: t(`support.closeReason.${value}`) }))}
      />
    </FormDialog>
  );
}
