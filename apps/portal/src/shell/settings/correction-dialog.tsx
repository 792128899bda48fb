import { askCorrection } from '@songwai/core/privacy/privacy-calls';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useRef, useState } from 'react';
import { Problem } from '../actions/problem.tsx';
import { useAction } from '../actions/use-action.ts';
import { usePortal } from '../portal-context.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useStoredDraft } from './use-stored-draft.ts';

/** The gateway's limit. */
const longestText = 1000;

/** The texts, of the section that asks. */
interface CorrectionTexts {
  readonly title: string;
  readonly label: string;
  readonly missing: string;
  readonly send: string;
  readonly cancel: string;
}

interface CorrectionDialogProps {
  readonly texts: CorrectionTexts;
  readonly onSent: (dueAt: Date) => void;
  readonly onClose: () => void;
}

/** Asks administrators to correct what the user cannot correct itself. */
export function CorrectionDialog({ texts, onSent, onClose }: CorrectionDialogProps) {
  const { transport } = usePortal();
  const [text, setText, forgetText] = useStoredDraft('correction');
  const [isMissing, setIsMissing] = useState(false);
  const sending = useAction();
  const field = useRef<HTMLTextAreaElement>(null);

  const handleSend = () => {
    const request = text.trim();
    setIsMissing(request === '');
    if (request === '') return field.current?.focus();
    return void sending.run(async () => {
      const dueAt = await askCorrection(transport, request);
      forgetText();
      onSent(dueAt);
    });
  };

  return (
    <FormDialog
      title={texts.title}
      cancelLabel={texts.cancel}
      confirmLabel={texts.send}
      isBusy={sending.isBusy}
      onSend={handleSend}
      onClose={onClose}
    >
      <Problem error={sending.error} />
      <TextArea
        ref={field}
        label={texts.label}
        value={text}
        onChange={setText}
        maxLength={longestText}
        error={isMissing && text.trim() === '' ? texts.missing : undefined}
        rows={4}
        isRequired
      />
    </FormDialog>
  );
}
