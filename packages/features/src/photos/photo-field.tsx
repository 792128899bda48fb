import type { PhotoUpload, PhotoUploads } from '@songwai/core/photos/photo-uploads';
import { photoLimits } from '@songwai/core/validation/photos/photos';
import type { PickedFile } from '@songwai/ui/file-picker/picked-file';
import { PhotoPicker, type PhotoPickerProps } from '@songwai/ui/photo-picker/photo-picker';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';

/** Enough to read a label, and well below the limit. */
const longestSidePx = 1600;
const bytesPerMb = 1024 * 1024;

/** How a shell makes and shows pictures. */
export interface PhotoShell {
  /** The picture of a photo that the gateway has, by its name, and of one that is on its way. The same photo has to give the same object. */
  readonly previewOf: (photo: string | File) => PickedFile['preview'];
  /** Makes photos smaller beside the page; absent where the page lets no worker start. */
  readonly createWorker?: PhotoPickerProps['createWorker'];
}

export interface PhotoFieldProps extends PhotoShell {
  /** Names of the photos that the gateway has. */
  readonly names: readonly string[];
  readonly uploads: PhotoUploads<File>;
  /** Removes one that the gateway has. */
  readonly onRemove: (name: string) => void;
  readonly isDisabled?: boolean | undefined;
}

const selectUploads = ({ uploads }: { readonly uploads: readonly PhotoUpload<File>[] }) => uploads;

/** Photos for the driver: at most five, made smaller before they are sent (spec §5 "Photos"). */
export function PhotoField({ names, uploads, onRemove, isDisabled, previewOf, createWorker }: PhotoFieldProps) {
  const t = useTranslate();
  const sending = useFlow(uploads.store, selectUploads);
  const { maxCount, maxSizeMb, extensions } = photoLimits;
  const problemText = (problem: PhotoUpload<File>['problem']) => {
    if (problem === null) return undefined;
    return problem === 'unreadable' ? t('photos.unreadable') : gatewayErrorText(problem, t);
  };

  const photos: readonly PickedFile[] = [
    ...names.map((id, index): PickedFile => {
      const name = t('photos.number', { number: index + 1 });
      return { id, name, sizeBytes: 0, state: 'done', preview: previewOf(id) };
    }),
    ...sending.map(
      ({ id, photo, problem }): PickedFile => ({
        id,
        name: photo.name,
        sizeBytes: photo.size,
        state: problem === null ? 'working' : 'failed',
        detail: problemText(problem),
        preview: previewOf(photo),
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
