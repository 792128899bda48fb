import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './confirm.css';

export interface ConfirmProps {
  readonly isOpen: boolean;
  /** The question, with its subject: "Cancel job J123-45678?". */
  readonly title: string;
  /** The consequences: what is lost, what it costs, what stays. */
  readonly children: ReactNode;
  /** The verb: "Cancel the job", never "OK". */
  readonly confirmLabel: string;
  /** The way back, in words that cannot be mistaken for the action: "Keep it". */
  readonly cancelLabel: string;
  /** `danger` for irreversible actions. */
  readonly tone?: 'plain' | 'danger' | undefined;
  /** The action is running: the button shows a spinner, and the dialog cannot be closed. */
  readonly isWorking?: boolean | undefined;
  /** The action failed: what happened and what to do. The dialog stays open. */
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  /** Also called on Escape and on a press beside the dialog. */
  readonly onCancel: () => void;
}

/** Asks before an important action. The focus starts on the cancel button, so that a hasty Enter does no harm. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, tone = 'plain', isWorking, error, onConfirm, onCancel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      presentation="sheet"
      size="small"
      initialFocus="marked"
      isLocked={isWorking}
      footer={
        <>
          <Button data-dialog-focus="" isDisabled={isWorking} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isLoading={isWorking} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="sw-confirm">
        <div>{children}</div>
        {error ? <Banner tone="danger">{error}</Banner> : null}
      </div>
    </Dialog>
  );
}
