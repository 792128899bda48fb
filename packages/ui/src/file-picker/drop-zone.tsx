import { Upload } from 'lucide';
import type { ClipboardEvent, ReactNode, Ref } from 'react';
import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { useFileDrop } from './use-file-drop.ts';
import '../visually-hidden/visually-hidden.css';
import './drop-zone.css';

export interface DropZoneProps {
  readonly texts: {
    /** Label of the button: "Choose files". */
    readonly choose: string;
    /** Beside it, where there is a mouse: "or drop them here". */
    readonly drop: string;
    /** In the zone while a file is dragged over it. */
    readonly dropNow: string;
    /** The accepted files: "XLSX or CSV, up to 5 MB". */
    readonly limits: ReactNode;
  };
  readonly icon?: IconNode | undefined;
  readonly accept: string;
  readonly isMultiple: boolean;
  readonly isDisabled?: boolean | undefined;
  /** Id of the zone's error message. */
  readonly errorId?: string | undefined;
  /** Called with all files that were chosen, dropped or pasted, unchecked. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** Takes files by a button, by drag and drop, or by paste while the focus is inside. */
export function DropZone(props: DropZoneProps) {
  const { texts, icon = Upload, accept, isMultiple, isDisabled, errorId, onFiles, buttonRef } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFiles, isDisabled);
  const handlePaste = (event: ClipboardEvent) => {
    if (isDisabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.clipboardData.files]);
  };

  return (
    <div
      className={classNames('sw-drop-zone', isOver && 'sw-drop-zone--over', Boolean(errorId) && 'sw-drop-zone--invalid')}
      {...handlers}
      onPaste={handlePaste}
    >
      <Icon icon={icon} size="large" />
      <div className="sw-drop-zone__row">
        <Button
          ref={buttonRef}
          isDisabled={isDisabled}
          aria-describedby={[errorId, `${id}-limits`].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <span className="sw-drop-zone__drop">{isOver ? texts.dropNow : texts.drop}</span>
      </div>
      <p className="sw-note" id={`${id}-limits`}>
        {texts.limits}
      </p>
      {/* The button stands in for the file input, whose label is in the browser's wording and language. */}
      <input
        ref={input}
        type="file"
        className="sw-visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Choosing the same file again would otherwise fire no change event.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
