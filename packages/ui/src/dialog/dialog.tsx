import { X } from 'lucide';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import { classNames } from '../lib/class-names.ts';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, the closing button or a press beside the dialog; the owner decides. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** `sheet` rises from the bottom edge on a phone and is a dialog on a wider screen. `full` fills a phone. */
  readonly presentation?: 'dialog' | 'sheet' | 'full' | undefined;
  /** `field` puts the caret into the first field, `frame` only brings a reader to the dialog and leaves a phone's keyboard folded. */
  readonly initialFocus?: 'field' | 'frame' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** The buttons; stays in sight while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog on the native element: the page behind is inert, and the focus comes back to where it was. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    title,
    closeLabel,
    presentation = 'dialog',
    size = 'medium',
    initialFocus = 'frame',
    footer,
    children,
  } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = activeElementNear(element);
    // Engines without modal dialogs show it in the page, which is better than not at all.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    const target = initialFocus === 'field' ? '.sw-dialog__body :is(input, select, textarea)' : '.sw-dialog__frame';
    element.querySelector<HTMLElement>(target)?.focus();
    return () => {
      if (typeof element.close === 'function') element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [initialFocus]);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current) onClose();
  };

  // The dialog's box is covered by its frame, so a press on the element itself fell on the backdrop.
  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('sw-dialog', `sw-dialog--${presentation}`, `sw-dialog--${size}`)}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onMouseDown={handleMouseDown}
    >
      <OverlayLayer>
        <div className="sw-dialog__frame" tabIndex={-1}>
          <header className="sw-dialog__head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </header>
          <div className="sw-dialog__body">{children}</div>
          {footer ? <footer className="sw-dialog__foot">{footer}</footer> : null}
        </div>
      </OverlayLayer>
    </dialog>
  );
}
