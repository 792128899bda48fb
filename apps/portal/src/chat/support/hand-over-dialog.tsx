import { handOverSupportRoom } from '@songwai/core/chat/support/calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { RadioCards } from '@songwai/ui/radio-cards/radio-cards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';
import type { QuestionDialogProps } from './close-dialog.tsx';
import { adminsQuery } from './support.queries.ts';

/** The choice that is nobody in particular. */
const anyone = 'anyone';

/** Gives a question to another admin, or back to the queue. */
export function HandOverDialog({ roomId, onDone, onClose }: QuestionDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { data: admins = [] } = useQuery(adminsQuery(transport));
  const [to, setTo] = useState(anyone);
  const handing = useAction();
  const handleSend = async () => {
    const isDone = await handing.run(async () => {
      await handOverSupportRoom(transport, { roomId, adminId: to === anyone ? null : to });
    });
    if (!isDone) return;
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={t('support.handOver')}
      confirmLabel={t('support.handOver')}
      cancelLabel={t('chat.cancel')}
      isBusy={handing.isBusy}
      onSend={() => void handleSend()}
      onClose={onClose}
    >
      <Problem error={handing.error} />
      <p className="sw-soft">{t('support.handOverHelp')}</p>
      <RadioCards
        label={t('support.handOverTo')}
        layout="list"
        value={to}
        onChange={setTo}
        options={[
          { value: anyone, label: t('support.backToQueue') },
          ...admins
            .filter(({ isMe }) => !isMe)
            .map(({ adminId, name, roomCount }) => ({
              value: adminId,
              label: name,
              detail: t('support.roomCount', { count: roomCount }),
            })),
        ]}
      />
    </FormDialog>
  );
}
