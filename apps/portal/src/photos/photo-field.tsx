import { photoPath } from '@songwai/core/photos/photo-calls';
import { photoLimits } from '@songwai/core/validation/photos/photos';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { PickedFile } from '@songwai/ui/file-picker/picked-file';
import { PhotoPicker } from '@songwai/ui/photo-picker/photo-picker';
import type { PhotoUpload, PhotoUploads } from './photo-uploads.ts';

/** Enough to read a label, and well below the limit. */
const longestSidePx = 1600;
const bytesPerMb = 1024 * 1024;

interface PhotoFieldProps {
  /** Names of the photos that the gateway has. */
  readonly names: readonly string[];
  readonly uploads: PhotoUploads;
  /** Removes one that the gateway has. */
  readonly onRemove: (name: string) => void;
  readonly isDisabled?: boolean | undefined;
}

const selectUploads = ({ uploads }: { readonly uploads: readonly PhotoUpload[] }) => uploads;

const createWorker = () => new Worker(new URL('@songwai/ui/photo-picker/resize-worker', import.meta.url), { type: 'module' });

/** Photos for the driver: at most five, made smaller before they are sent (spec §5 "Photos"). */
export function PhotoField({ names, uploads, onRemove, isDisabled }: PhotoFieldProps) {
  const t = useTranslate();
  const sending = useFlow(uploads.store, selectUploads);
  const { maxCount, maxSizeMb, extensions } = photoLimits;
  const problemText = (problem: PhotoUpload['problem']) => {
    if (problem === null) return undefined;
    return problem === 'unreadable' ? t('photos.unreadable') : gatewayErrorText(problem, t);
  };

  const photos: readonly PickedFile[] = [
    ...names.map((id, index): PickedFile => {
      const name = t('photos.number', { number: index + 1 });
      return { id, name, sizeBytes: 0, state: 'done', preview: photoPath(id) };
    }),
    ...sending.map(
      ({ id, file, problem }): PickedFile => ({
        id,
        name: file.name,
        sizeBytes: file.size,
        state: problem === null ? 'working' : 'failed',
        detail: problemText(problem),
        preview: file,
      }),
    ),
  ];

  return (
    <PhotoPicker
      label={t('photos.forDriver')}
      photos={photos}
      maxCount={maxCount}
      maxEdge={longestSidePx}
      maxBytes={maxSizeMb * bytesPerMb}
      accept="image/png,image/jpeg"
      createWorker={createWorker}
      onAdd={(files) => void uploads.add(files)}
      onRemove={(id) => (names.includes(id) ? onRemove(id) : uploads.remove(id))}
      onRetry={(id) => void uploads.retry(id)}
      isDisabled={isDisabled}
      texts={{
        choose: t('photos.choose'),
        drop: t('photos.drop'),
        dropNow: t('photos.dropNow'),
        limits: t('photos.limits', { file: maxCount, size: maxSizeMb, extensions }),
        preparing: t('photos.preparing'),
        remove: (name) => t('photos.remove', { name }),
        removed: (name) => t('photos.removed', { name }),
        retry: (name) => t('photos.retry', { name }),
        working: (name) => t('photos.sending', { name }),
        refused: {
          type: (name) => t('photos.wrongType', { name, extensions }),
          size: (name) => t('photos.tooLarge', { name, size: maxSizeMb }),
          unreadable: () => t('photos.unreadable'),
          count: () => t('photos.tooMany', { file: maxCount }),
        },
      }}
    />
  );
}
