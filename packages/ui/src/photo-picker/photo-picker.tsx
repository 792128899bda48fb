import { ImagePlus } from 'lucide';
import { useId } from 'react';
import type { DropZoneProps } from '../file-picker/drop-zone.tsx';
import { DropZone } from '../file-picker/drop-zone.tsx';
import type { FileRowProps } from '../file-picker/file-row.tsx';
import type { PickedFile } from '../file-picker/picked-file.tsx';
import type { RefusalsProps } from '../file-picker/refusals.tsx';
import { Refusals } from '../file-picker/refusals.tsx';
import { useIntake } from '../file-picker/use-intake.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import type { PhotoLimits } from './photo-plan.ts';
import type { ResizeWorker } from './photo-resizer.ts';
import { PhotoTile, PreparingTile } from './photo-tile.tsx';
import type { PhotoIntake } from './use-photo-intake.ts';
import { usePhotoIntake } from './use-photo-intake.ts';
import '../file-picker/file-picker.css';
import './photo-picker.css';

export interface PhotoPickerProps extends PhotoLimits {
  readonly label: string;
  readonly photos: readonly PickedFile[];
  /** Called with upright JPEGs within the limits, without location data. The owner gives each an id and puts it into `photos`. */
  readonly onAdd: (photos: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Retries a photo whose upload failed. */
  readonly onRetry?: ((id: string) => void) | undefined;
  readonly texts: DropZoneProps['texts'] &
    FileRowProps['texts'] & {
      readonly refused: RefusalsProps['explain'];
      /** Label of a photo that is being resized. */
      readonly preparing: string;
    };
  readonly maxCount: number;
  /** Limit before resizing; defaults to 30 MB. */
  readonly maxOriginalBytes?: number | undefined;
  readonly accept?: string | undefined;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Starts `photo-picker/resize-worker`; without it photos are resized on the main thread. */
  readonly createWorker?: (() => ResizeWorker) | undefined;
  /** Replaces the canvas encoder in a test. */
  readonly encode?: PhotoIntake['encode'];
}

/** Picks photos by button, drag and drop or paste, and resizes them before it passes them on. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, photos, onAdd, onRemove, onRetry, texts, maxCount, maxEdge, maxBytes, error, isDisabled } = props;
  const { accept = 'image/jpeg,image/png,image/webp', maxOriginalBytes = 30_000_000, createWorker, encode } = props;
  const id = useId();
  const limits = { accept, maxSizeBytes: maxOriginalBytes, maxCount };

  const { preparing, prepare } = usePhotoIntake({
    limits: { maxEdge, maxBytes },
    createWorker,
    encode,
    onAdd,
    onRefuse: (refused) => intake.refuse((others) => [...others, ...refused]),
  });
  const intake = useIntake(limits, photos.length + preparing, (files) => void prepare(files));
  const handleRemove = intake.remove({ files: photos, onRemove, removedText: texts.removed });
  const hasError = Boolean(error) || intake.refusals.length > 0;
  const isFull = photos.length + preparing >= maxCount;

  return (
    <fieldset className="sw-file-picker">
      <legend className="sw-file-picker__label sw-note">
        {label}{' '}
        <span className="sw-figures">
          {photos.length}/{maxCount}
        </span>
      </legend>
      <DropZone
        texts={texts}
        icon={ImagePlus}
        accept={accept}
        isMultiple={maxCount > 1}
        isDisabled={isDisabled || isFull}
        errorId={hasError ? `${id}-errors` : undefined}
        onFiles={intake.take}
        buttonRef={intake.button}
      />
      <Refusals id={`${id}-errors`} refusals={intake.refusals} explain={texts.refused} error={error} />
      {photos.length + preparing > 0 ? (
        <ul ref={intake.list} className="sw-photos">
          {photos.map((file) => (
            <PhotoTile key={file.id} {...{ file, texts, onRetry, isDisabled }} onRemove={handleRemove} />
          ))}
          {Array.from({ length: preparing }, (_, index) => index).map((place) => (
            <PreparingTile key={place} label={texts.preparing} />
          ))}
        </ul>
      ) : null}
      <LiveRegion message={intake.announced} />
    </fieldset>
  );
}
