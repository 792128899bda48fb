import { useId } from 'react';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { FileLimits } from './check-files.ts';
import type { DropZoneProps } from './drop-zone.tsx';
import { DropZone } from './drop-zone.tsx';
import type { FileRowProps } from './file-row.tsx';
import { FileRow } from './file-row.tsx';
import type { PickedFile } from './picked-file.tsx';
import type { RefusalsProps } from './refusals.tsx';
import { Refusals } from './refusals.tsx';
import { useIntake } from './use-intake.ts';
import './file-picker.css';

export interface FilePickerProps extends FileLimits {
  readonly label: string;
  readonly files: readonly PickedFile[];
  /** Called with the files within the limits; the owner gives each an id and puts it into `files`. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Retries a file that failed. */
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly texts: DropZoneProps['texts'] & FileRowProps['texts'] & { readonly refused: RefusalsProps['explain'] };
  readonly error?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Picks files by button, drag and drop or paste, and shows the progress of each. Refused files are listed with the reason. */
export function FilePicker(props: FilePickerProps) {
  const { label, files, onAdd, onRemove, onRetry, texts, error, isDisabled, ...limits } = props;
  const id = useId();
  const { refusals, announced, button, list, take, remove } = useIntake(limits, files.length, onAdd);
  const handleRemove = remove({ files, onRemove, removedText: texts.removed });
  const hasError = Boolean(error) || refusals.length > 0;
  const isFull = limits.maxCount !== undefined && files.length >= limits.maxCount;

  return (
    <fieldset className="sw-file-picker">
      <legend className="sw-file-picker__label sw-note">{label}</legend>
      <DropZone
        texts={texts}
        accept={limits.accept}
        isMultiple={limits.maxCount !== 1}
        isDisabled={isDisabled || isFull}
        errorId={hasError ? `${id}-errors` : undefined}
        onFiles={take}
        buttonRef={button}
      />
      <Refusals id={`${id}-errors`} refusals={refusals} explain={texts.refused} error={error} />
      {files.length > 0 ? (
        <ul ref={list} className="sw-file-picker__files">
          {files.map((file) => (
            <FileRow key={file.id} {...{ file, texts, onRetry, isDisabled }} onRemove={handleRemove} />
          ))}
        </ul>
      ) : null}
      <LiveRegion message={announced} />
    </fieldset>
  );
}
