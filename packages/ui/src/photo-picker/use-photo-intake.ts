import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../file-picker/check-files.ts';
import { encodePhoto } from './encode-photo.ts';
import type { PhotoLimits } from './photo-plan.ts';
import { jpegName } from './photo-plan.ts';
import type { PhotoResizer, ResizeWorker } from './photo-resizer.ts';
import { createPhotoResizer } from './photo-resizer.ts';

export interface PhotoIntake {
  readonly limits: PhotoLimits;
  readonly createWorker?: (() => ResizeWorker) | undefined;
  /** Replaces the canvas encoder in a test. */
  readonly encode?: typeof encodePhoto | undefined;
  readonly onAdd: (photos: readonly File[]) => void;
  readonly onRefuse: (refused: readonly Refusal[]) => void;
}

/** Resizes the picked photos concurrently, and passes them on in the order in which they were picked. */
export function usePhotoIntake({ limits, createWorker, encode = encodePhoto, onAdd, onRefuse }: PhotoIntake) {
  const [preparing, setPreparing] = useState(0);
  const resizer = useRef<PhotoResizer | null>(null);
  const latest = useRef({ onAdd, onRefuse });

  useEffect(() => {
    latest.current = { onAdd, onRefuse };
  });

  useEffect(
    () => () => {
      resizer.current?.dispose();
      resizer.current = null;
    },
    [],
  );

  const prepare = async (photos: readonly File[]) => {
    resizer.current ??= createPhotoResizer(encode, createWorker);
    const { resize } = resizer.current;
    setPreparing((count) => count + photos.length);
    const outcomes = await Promise.allSettled(photos.map((photo) => resize(photo, limits)));
    setPreparing((count) => count - photos.length);
    const made: File[] = [];
    const refused: Refusal[] = [];
    outcomes.forEach((outcome, index) => {
      const name = photos[index]?.name ?? '';
      if (outcome.status === 'rejected') refused.push({ name, reason: 'unreadable' });
      else made.push(new File([outcome.value], jpegName(name), { type: 'image/jpeg' }));
    });
    if (made.length > 0) latest.current.onAdd(made);
    if (refused.length > 0) latest.current.onRefuse(refused);
  };

  return { preparing, prepare };
}
