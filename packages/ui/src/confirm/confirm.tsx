import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import './confirm.css';

export interface ConfirmProps {
  readonly isOpen: boolean;
  /** The question, with what it is about: "Cancel job J123-45678?". */
  readonly title: string;
  /** What follows from it: what is lost, what it costs, what stays. */
  readonly children: ReactNode;
  /** The verb: "Cancel the job", never "OK". */
  readonly confirmLabel: string;
  /** The way back, in words that cannot be taken for the deed: "Keep it". */
  readonly cancelLabel: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'plain' | 'danger' | undefined;
  /** It is being done: the button waits, and the dialog cannot be left. */
  readonly isWorking?: boolean | undefined;
  /** It did not work: what happened and what to do. The dialog stays. */
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  /** Also asked for by Escape and a press beside the dialog. */
  readonly onCancel: () => void;
}

/** One question before something that matters. The focus is on the button that cancels, so that a hasty Enter does no harm. */
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
