import { ChevronRight, X } from 'lucide';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { activeElementNear } from '../lib/active-element.ts';
import type { LinkTarget } from '../lib/link-target.ts';
import { OverlayLayer } from '../overlay-layer/overlay-layer.tsx';
import './help-panel.css';

export interface HelpPanelProps {
  /** For the `aria-controls` of the button that opens it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** When people answer. */
  readonly note: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** A phone's sheet: what is behind waits. Otherwise a panel beside the button, and the page goes on. */
  readonly isModal: boolean;
  readonly children: ReactNode;
}

/** What the help button opens: a sheet on a phone, a panel over the button elsewhere. */
export function HelpPanel({ id, title, note, closeLabel, onClose, isModal, children }: HelpPanelProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = activeElementNear(element);
    // Browsers without modal dialogs show it as part of the page, which is better than nothing.
    if (typeof element.show !== 'function') element.setAttribute('open', '');
    else if (isModal) element.showModal();
    else element.show();
    element.querySelector<HTMLElement>('.sw-help-panel__frame')?.focus();
    return () => {
      const hadFocus = element.contains(activeElementNear(element));
      if (typeof element.close === 'function') element.close();
      // One who has gone on in the page is not called back.
      if (hadFocus && opener instanceof HTMLElement) opener.focus();
    };
  }, [isModal]);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === dialog.current) onClose();
  };
  // A dialog that is not modal does not hear Escape itself.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isModal || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className="sw-help-panel"
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onMouseDown={(event) => {
        if (isModal && event.target === dialog.current) onClose();
      }}
    >
      <OverlayLayer>
        <div className="sw-help-panel__frame" tabIndex={-1}>
          <div className="sw-help-panel__head">
            <div>
              <h2 id={titleId} className="sw-heading">
                {title}
              </h2>
              <p className="sw-help-panel__note">{note}</p>
            </div>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </div>
          <div className="sw-help-panel__body">{children}</div>
        </div>
      </OverlayLayer>
    </dialog>
  );
}

export interface HelpTopicsProps {
  readonly label: string;
  readonly topics: readonly {
    readonly id: string;
    readonly icon: IconNode;
    readonly title: string;
    readonly detail?: string | undefined;
    readonly link: LinkTarget;
  }[];
}

const asList = { role: 'list' };

/** What people most often ask, each leading to where it can be done. */
export function HelpTopics({ label, topics }: HelpTopicsProps) {
  return (
    <ul {...asList} className="sw-help-topics" aria-label={label}>
      {topics.map(({ id, icon, title, detail, link }) => (
        <li key={id}>
          <a {...link} className="sw-help-topic">
            <Icon icon={icon} />
            <span className="sw-help-topic__text">
              <span className="sw-strong">{title}</span>
              {detail ? <span className="sw-note">{detail}</span> : null}
            </span>
            <Icon icon={ChevronRight} size="small" />
          </a>
        </li>
      ))}
    </ul>
  );
}
