import { objectToMarketing } from '@songwai/core/privacy/privacy-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { Problem } from '../shell/actions/problem.tsx';
import { useAction } from '../shell/actions/use-action.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { FormDialog } from '../shell/settings/form-dialog.tsx';
import { useStoredDraft } from '../shell/settings/use-stored-draft.ts';

/** The gateway's limit. */
const longestText = 1000;

interface ObjectionDialogProps {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Objects to marketing, with a reason if the user wants to give one. */
export function ObjectionDialog({ onSent, onClose }: ObjectionDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [text, setText, forgetText] = useStoredDraft('objection');
  const sending = useAction();

  const handleSend = () =>
    void sending.run(async () => {
      await objectToMarketing(transport, text.trim());
      forgetText();
      onSent();
    });

  return (
    <FormDialog
      title={t('privacy.object')}
      cancelLabel={t('privacy.cancel')}
      confirmLabel={t('privacy.objectConfirm')}
      isBusy={sending.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <p>{t('privacy.objectDetail')}</p>
      <Problem error={sending.error} />
      <TextArea label={t('privacy.objectLabel')} value={text} onChange={setText} maxLength={longestText} rows={3} />
    </FormDialog>
  );
}
