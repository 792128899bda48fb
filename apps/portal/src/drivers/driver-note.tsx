import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { linkClass } from '@songwai/ui/link/link';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';

interface DriverNoteProps {
  readonly name: string;
  readonly note: string;
  /** @returns whether it was saved. */
  readonly onSave: (note: string) => Promise<boolean>;
}

/** Longer ones break the contract. */
const longestNote = 300;

/** The customer's note on a driver, edited in place: Enter saves, Escape discards. What was typed stays after a failure. */
export function DriverNote({ name, note, onSave }: DriverNoteProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = typed !== null;

  // Whoever typed goes on where they began.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (typed === null) {
    return (
      <button
        ref={opener}
        type="button"
        className={`${linkClass({ kind: 'standalone' })} portal-driver__note`}
        aria-label={note ? t('drivers.editNote', { name, note }) : t('drivers.newNote', { name })}
        onClick={() => setTyped(note)}
      >
        {note ? t('drivers.quoted', { note }) : t('drivers.addNote')}
      </button>
    );
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const isSaved = await onSave(typed.trim());
    setSaving(false);
    if (isSaved) setTyped(null);
  };

  return (
    <form className="portal-driver__note-form" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        autoFocus
        isLabelHidden
        label={t('drivers.note')}
        value={typed}
        maxLength={longestNote}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <div className="portal-driver__note-buttons">
        <Button type="submit" variant="tint" isLoading={isSaving}>
          {t('drivers.save')}
        </Button>
        <Button variant="quiet" onClick={() => setTyped(null)}>
          {t('drivers.cancel')}
        </Button>
      </div>
    </form>
  );
}
