import { useTranslate } from '@songwai/features/shared/translate-context';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useState } from 'react';
import { FormDialog } from '../../shell/settings/form-dialog.tsx';

interface PasteTableProps {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Takes rows that were copied out of a spreadsheet. */
export function PasteTable({ onText, onClose }: PasteTableProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const handleSend = () => {
    onClose();
    onText(text);
  };
  return (
    <FormDialog
      title={t('sheet.paste')}
      confirmLabel={t('sheet.pasteRead')}
      cancelLabel={t('common.close')}
      isBusy={false}
      onSend={handleSend}
      onClose={onClose}
    >
      <TextArea
        label={t('sheet.pasteText')}
        hint={t('sheet.pasteHint')}
        rows={10}
        value={text}
        onChange={setText}
        isRequired
        spellCheck={false}
      />
    </FormDialog>
  );
}
