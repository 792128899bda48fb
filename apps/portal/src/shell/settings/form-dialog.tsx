import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

export interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The verb on the button that sends. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'plain' | 'danger';
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** A form in a dialog; a phone shows it as a page. While it is being sent it cannot be closed or sent again. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, confirmLabel, cancelLabel, tone = 'plain', isBusy, onSend, onClose } = props;
  const t = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A step may have put the focus where it belongs already. Hidden fields only help password managers.
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled, [hidden], [readonly])')?.focus();
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSend();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      presentation="full"
      isLocked={isBusy}
      footer={
        <>
          <Button isDisabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={tone === 'danger' ? 'danger' : 'primary'} isLoading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={handleSubmit} noValidate>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  );
}
