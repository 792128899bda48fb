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
  /** Called on Escape, the close button or a press beside the dialog; the owner decides whether to close. */
  readonly onClose: () => void;
  readonly title: string;
  /** Label of the close button. Absent: no close button, for a question that its own buttons answer. */
  readonly closeLabel?: string | undefined;
  /**
   * On a phone, `sheet` and `panel` rise from the bottom edge and can be dragged down, and `full` fills the screen; on a wider screen a
   * `panel` stands at the right edge, the others are dialogs. `panel` and `drawer` are for the components of these names, which bring their styles.
   */
  readonly presentation?: 'dialog' | 'sheet' | 'panel' | 'full' | 'drawer' | undefined;
  /**
   * `field` focuses the first field; `frame` focuses only the dialog, so that a phone's keyboard stays hidden; `marked` focuses
   * the element with `data-dialog-focus`.
   */
  readonly initialFocus?: 'field' | 'frame' | 'marked' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  /** `alertdialog` for a question that interrupts: a screen reader announces its whole text at once. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** An action that must not be interrupted is running: Escape, the close button and a press beside the dialog do nothing. */
  readonly isLocked?: boolean | undefined;
  /** The buttons; stay in view while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const risesOnPhones = (presentation: DialogProps['presentation']): boolean =>
  presentation === 'sheet' || presentation === 'panel';

/** Finds the element to focus first. */
const targets = {
  field: '.sw-dialog__body :is(input, select, textarea):not(:disabled)',
  frame: '.sw-dialog__frame',
  marked: '[data-dialog-focus]',
} as const;

/** A modal dialog on the native element: the page behind is inert, and closing restores the focus. */
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
    // Browsers without modal dialogs show it as part of the page, which is better than nothing.
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

  // The frame covers the whole dialog, so a press on the dialog element itself is a press on the backdrop.
  const handleMouseDown = (event: MouseEvent) => {
    if (event.target === dialog.current) handleClose();
  };

  const drag = useSheetDrag({ sheet: dialog, isOff: !risesOnPhones(presentation) || !closeLabel || isLocked === true, onClose });

  return (
    <dialog
      ref={dialog}
      role={role === 'dialog' ? undefined : role}
      className={classNames(
        'sw-dialog',
        `sw-dialog--${presentation}`,
        risesOnPhones(presentation) && 'sw-dialog--rising',
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
          {/* No `header` and `footer`: outside a section these are landmarks of the whole page. */}
          <div className="sw-dialog__head" {...drag}>
            <h2 id={`${id}-title`}>{title}</h2>
            {closeLabel ? <IconButton icon={X} label={closeLabel} isDisabled={isLocked} onClick={handleClose} /> : null}
          </div>
          <div className="sw-dialog__body" id={`${id}-body`}>
            {children}
          </div>
          {footer ? <div className="sw-dialog__foot">{footer}</div> : null}
        </div>
      </OverlayLayer>
    </dialog>
  );
}
