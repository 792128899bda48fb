import { longestNote } from '@songwai/core/tracking/receiver-limits';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { FilterChips } from '@songwai/ui/chip/filter-chips';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Counter, countCharacters } from '@songwai/ui/field/counter';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import './receiver-note.css';

const quickKeys = [
  'receiver.noteCall',
  'receiver.noteGuard',
  'receiver.noteDesk',
  'receiver.noteCollect',
  'receiver.noteRight',
] as const;

export interface ReceiverNoteProps {
  readonly isOpen: boolean;
  readonly driverName: string;
  readonly note: string;
  readonly onChange: (note: string) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly isSending?: boolean | undefined;
  /** Why it was not sent; what was typed stays. */
  readonly problem?: string | undefined;
}

/** What the receiver tells the driver: ready-made notes to press, and free text. */
export function ReceiverNote(props: ReceiverNoteProps) {
  const { isOpen, driverName, note, onChange, onSend, onClose, isSending, problem } = props;
  const t = useTranslate();
  const [hasTried, setHasTried] = useState(false);
  const quick = quickKeys.map((key) => t(key));
  const isTooLong = countCharacters(note) > longestNote;
  const isEmpty = note.trim() === '';
  const error = isTooLong
    ? t('receiver.noteLong', { max: longestNote })
    : hasTried && isEmpty
      ? t('receiver.noteWrite')
      : undefined;

  const handleChips = (chosen: readonly string[]) => {
    const added = chosen.filter((phrase) => !note.includes(phrase));
    const removed = quick.filter((phrase) => note.includes(phrase) && !chosen.includes(phrase));
    const rest = removed.reduce((text, phrase) => text.replace(phrase, ''), note).trim();
    onChange([rest, ...added].filter(Boolean).join(' '));
  };
  const handleSend = () => {
    setHasTried(isEmpty || isTooLong);
    if (!isEmpty && !isTooLong) onSend();
  };

  return (
    <Dialog
      isOpen={isOpen}
      presentation="sheet"
      title={t('receiver.noteTitle', { name: driverName })}
      closeLabel={t('common.close')}
      isLocked={isSending}
      onClose={onClose}
    >
      <div className="sw-receiver-note">
        <p className="sw-soft">{t('receiver.noteLead')}</p>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <FilterChips
          label={t('receiver.noteChips')}
          values={quick.filter((phrase) => note.includes(phrase))}
          onChange={handleChips}
          options={quick.map((phrase) => ({ value: phrase, label: phrase }))}
          layout="wrap"
        />
        <TextArea
          label={t('receiver.noteLabel')}
          hint={t('receiver.notePublic')}
          value={note}
          onChange={onChange}
          isDisabled={isSending}
          error={error}
          labelEnd={<Counter text={note} limit={longestNote} />}
        />
        <Button variant="primary" size="large" isFullWidth isLoading={isSending} onClick={handleSend}>
          {t('receiver.noteSend', { name: driverName })}
        </Button>
      </div>
    </Dialog>
  );
}
