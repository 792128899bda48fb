import type { ClipboardEvent, ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { useFileDrop } from './use-file-drop.ts';
import './drop-area.css';

export interface DropAreaProps {
  readonly icon: IconNode;
  readonly title: ReactNode;
  /** Instead of the title while a file is dragged over the area. */
  readonly dropNow: string;
  /** The accepted files, in one line. */
  readonly limits: ReactNode;
  /** The buttons: other ways to the same. */
  readonly children: ReactNode;
  /** Called with all files that were dropped, unchecked. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Called with what is pasted while the focus is inside. */
  readonly onPaste?: ((event: ClipboardEvent) => void) | undefined;
}

/** The large area of a page that begins with a file: it is dropped here, or comes by one of the buttons. */
export function DropArea({ icon, title, dropNow, limits, children, onFiles, onPaste }: DropAreaProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <div className={classNames('sw-drop-area', isOver && 'sw-drop-area--over')} {...handlers} onPaste={onPaste}>
      <span className="sw-drop-area__sign">
        <Icon icon={icon} size="large" />
      </span>
      <div>
        <h2 className="sw-heading">{isOver ? dropNow : title}</h2>
        <p className="sw-soft">{limits}</p>
      </div>
      <div className="sw-drop-area__ways">{children}</div>
    </div>
  );
}
