import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Confirm } from '@songwai/ui/confirm/confirm';
import { useAction } from './use-action.ts';

interface ConfirmActionProps {
  /** The question, with its subject. */
  readonly title: string;
  /** The consequences. */
  readonly detail: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly act: () => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks before a change that cannot be taken back, and makes it; a failure is said there. */
export function ConfirmAction({ title, detail, confirmLabel, cancelLabel, act, onDone, onCancel }: ConfirmActionProps) {
  const t = useTranslate();
  const acting = useAction();
  const handleConfirm = () =>
    void acting.run(async () => {
      await act();
      onDone();
    });
  return (
    <Confirm
      isOpen
      tone="danger"
      {...{ title, confirmLabel, cancelLabel, onCancel }}
      isWorking={acting.isBusy}
      error={acting.error ? gatewayErrorText(acting.error, t) : undefined}
      onConfirm={handleConfirm}
    >
      {detail}
    </Confirm>
  );
}
