import { Check, CircleAlert, FileText, RotateCw, X } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { formatFileSize } from './file-size.ts';
import type { PickedFile } from './picked-file.tsx';
import './file-row.css';

export interface FileRowProps {
  readonly file: PickedFile;
  readonly texts: {
    readonly remove: (name: string) => string;
    /** Announced after it was removed: "orders.xlsx removed". */
    readonly removed: (name: string) => string;
    readonly retry: (name: string) => string;
    /** Label of the progress bar: "Uploading orders.xlsx". */
    readonly working: (name: string) => string;
  };
  readonly onRemove: (id: string) => void;
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

const marks = { ready: FileText, working: FileText, done: Check, failed: CircleAlert } as const;

/** A file with its progress. */
export function FileRow({ file, texts, onRemove, onRetry, isDisabled }: FileRowProps) {
  const { id, name, state, progress } = file;
  const percent = progress === undefined ? undefined : `${Math.round(progress * 100)} %`;
  return (
    <li className={`sw-file sw-file--${state}`}>
      <span className="sw-file__mark">
        <Icon icon={marks[state]} />
      </span>
      <div className="sw-file__text sw-grow">
        <p className="sw-file__name">{name}</p>
        <p className="sw-file__detail sw-note">
          <span className="sw-figures">{formatFileSize(file.sizeBytes)}</span>
          {state === 'working' && percent ? <span className="sw-figures"> · {percent}</span> : null}
          {file.detail ? <span> · {file.detail}</span> : null}
        </p>
        {state === 'working' ? (
          <Progress isLabelHidden label={texts.working(name)} value={progress ?? null} valueText={percent} />
        ) : null}
      </div>
      {state === 'failed' && onRetry ? (
        <IconButton icon={RotateCw} label={texts.retry(name)} isDisabled={isDisabled} onClick={() => onRetry(id)} />
      ) : null}
      <IconButton data-remove icon={X} label={texts.remove(name)} isDisabled={isDisabled} onClick={() => onRemove(id)} />
    </li>
  );
}
