import type { ClipboardEvent } from 'react';
import { useRef } from 'react';
import type { RefusalsProps } from '../file-picker/refusals.tsx';
import { useIntake } from '../file-picker/use-intake.ts';
import type { PhotoLimits } from '../photo-picker/photo-plan.ts';
import type { ResizeWorker } from '../photo-picker/photo-resizer.ts';
import type { PhotoIntake } from '../photo-picker/use-photo-intake.ts';
import { usePhotoIntake } from '../photo-picker/use-photo-intake.ts';

/** How photos get into a message. */
export interface ComposerPhotos extends PhotoLimits {
  /** "Add a photo". */
  readonly label: string;
  /** While a photo is being resized. */
  readonly preparingLabel: string;
  /** Called with upright JPEGs within the limits, without location data. */
  readonly onAdd: (photos: readonly File[]) => void;
  readonly explain: RefusalsProps['explain'];
  /** Starts `photo-picker/resize-worker`; without it photos are resized on the main thread. */
  readonly createWorker?: (() => ResizeWorker) | undefined;
  /** Replaces the canvas encoder in a test. */
  readonly encode?: PhotoIntake['encode'];
}

const accept = 'image/jpeg,image/png,image/webp';
const maxOriginalBytes = 30_000_000;
/** At once, so that a slip does not send a whole album. */
const maxCount = 5;
const nothing = () => undefined;

/** Photos by the button, which on a phone offers the camera, and by paste. */
export function useComposerPhotos(photos: ComposerPhotos | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const { preparing, prepare } = usePhotoIntake({
    limits: { maxEdge: photos?.maxEdge ?? 1, maxBytes: photos?.maxBytes ?? 1 },
    createWorker: photos?.createWorker,
    encode: photos?.encode,
    onAdd: photos?.onAdd ?? nothing,
    onRefuse: (refused) => intake.refuse((others) => [...others, ...refused]),
  });
  const intake = useIntake({ accept, maxSizeBytes: maxOriginalBytes, maxCount }, preparing, (files) => void prepare(files));
  return {
    input,
    isPreparing: preparing > 0,
    refusals: intake.refusals,
    inputProps: {
      type: 'file',
      accept,
      multiple: true,
      // The button beside it is what people press.
      tabIndex: -1,
      'aria-hidden': true,
      onChange: () => {
        const element = input.current;
        intake.take([...(element?.files ?? [])]);
        // The same photo again is a change, too.
        if (element) element.value = '';
      },
    },
    takePasted: (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (!photos || files.length === 0) return;
      event.preventDefault();
      intake.take(files);
    },
  };
}
