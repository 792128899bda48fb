import { photoPath } from '@songwai/core/photos/photo-calls';
import type { PhotoShell } from '@songwai/features/photos/photo-field';

/** Photos on our own pages: those of the gateway by their address, resized by a worker. */
export const photoShell: PhotoShell = {
  previewOf: (photo) => (typeof photo === 'string' ? photoPath(photo) : photo),
  createWorker: () => new Worker(new URL('@songwai/ui/photo-picker/resize-worker', import.meta.url), { type: 'module' }),
};
