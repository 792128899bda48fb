import { X } from 'lucide';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import { classNames } from '../lib/class-names.ts';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import { useSheetDrag } from './use-sheet-drag.ts';
import './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, the closing button or a press beside the dialog; the owner decides. */
  readonly onClose: () => void;
  readonly title: string;
  /** Names the cross. Absent: no cross, for a question that its own buttons answer. */
  readonly closeLabel?: string | undefined;
  /** `sheet` rises from the bottom edge on a phone, where a finger can draw it down again, and is a dialog on a wider screen. `full` fills a phone. */
  readonly presentation?: 'dialog' | 'sheet' | 'full' | undefined;
  /**
   * `field` puts the caret into the first field; `frame` only brings a reader to the dialog and leaves a phone's keyboard
   * folded; `marked` goes to what carries `data-dialog-focus`.
   */
  readonly initialFocus?: 'field' | 'frame' | 'marked' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** `alertdialog` for a question that interrupts: a screen reader announces its whole text at once. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Something is being done that must not be left half way: Escape, the cross and a press beside it do nothing meanwhile. */
  readonly isLocked?: boolean | undefined;
  /** The buttons; stays in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Where the focus goes first. */
const targets = {
  field: '.sw-dialog__body :is(input, select, textarea):not(:disabled)',
  frame: '.sw-dialog__frame',
  marked: '[data-dialog-focus]',
} as const;

/** A modal dialog on the native element: the page behind is inert, and the focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, presentation = 'dialog', size = 'medium', initialFocus = 'frame' } = props;
  const { role = 'dialog', isLocked, footer, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = activeElementNear(element);
    // Engines without modal dialogs show it in the page, which is better than not at all.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    const target = element.querySelector<HTMLElement>(targets[initialFocus]);
    (target ?? element.querySelector<HTMLElement>(targets.frame))?.focus();
    return () => {
      if (typeof element.close === 'function') element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [initialFocus]);

  const handleClose = () => {
    if (!isLocked) onClose();
  };

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current) handleClose();
  };

  // The dialog's box is covered by its frame, so a press on the element itself fell on the backdrop.
  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) handleClose();
  };

  const drag = useSheetDrag({ sheet: dialog, isOff: presentation !== 'sheet' || !closeLabel || isLocked === true, onClose });

  return (
    <dialog
      ref={dialog}
      role={role === 'dialog' ? undefined : role}
      className={classNames(
        'sw-dialog',
        `sw-dialog--${presentation}`,
        `sw-dialog--${size}`,
        Boolean(closeLabel) && 'sw-dialog--drawable',
      )}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      aria-busy={isLocked || undefined}
      onCancel={handleCancel}
      onMouseDown={handleMouseDown}
    >
      <OverlayLayer>
        <div className="sw-dialog__frame" tabIndex={-1}>
          <header className="sw-dialog__head" {...drag}>
            <h2 id={`${id}-title`}>{title}</h2>
            {closeLabel ? <IconButton icon={X} label={closeLabel} isDisabled={isLocked} onClick={handleClose} /> : null}
          </header>
          <div className="sw-dialog__body" id={`${id}-body`}>
            {children}
          </div>
          {footer ? <footer className="sw-dialog__foot">{footer}</footer> : null}
        </div>
      </OverlayLayer>
    </dialog>
  );
}
