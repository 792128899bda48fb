import { photoPath, removeJobPhoto } from '@songwai/core/photos/photo-calls';
import { photoLimits } from '@songwai/core/validation/photos/photos';
import { useTranslate } from '@songwai/features/shared/translate-context';
import type { PickedFile } from '@songwai/ui/file-picker/picked-file';
import { PhotoPicker } from '@songwai/ui/photo-picker/photo-picker';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** Enough to read a label, and well below the limit. */
const longestSidePx = 1600;
const bytesPerMb = 1024 * 1024;

interface PhotoEditorProps {
  readonly jobId: string;
  readonly names: readonly string[];
  /** Called after a photo was added or removed; resolves when the job was read again. */
  readonly onChanged: () => Promise<void>;
}

/** Photos for the driver: adds and removes them until the job is over (spec §7 "slip"). */
export function PhotoEditor({ jobId, names, onChanged }: PhotoEditorProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { uploads, add, retry, remove } = usePhotoUploads(jobId, onChanged);
  const removing = useAction();
  const { maxCount, maxSizeMb, extensions } = photoLimits;

  const handleRemove = (id: string) => {
    if (!names.includes(id)) return remove(id);
    return void removing.run(async () => {
      await removeJobPhoto(transport, { jobId, fileName: id });
      await onChanged();
    });
  };

  const photos: readonly PickedFile[] = [
    ...names.map((id, index): PickedFile => {
      const name = t('job.photoNumber', { number: index + 1 });
      return { id, name, sizeBytes: 0, state: 'done', preview: photoPath(id) };
    }),
    ...uploads.map(
      ({ id, file, problem }): PickedFile => ({
        id,
        name: file.name,
        sizeBytes: file.size,
        state: problem === null ? 'working' : 'failed',
        detail: problem ?? undefined,
        preview: file,
      }),
    ),
  ];

  return (
    <>
      <Problem error={removing.error} />
      <PhotoPicker
        label={t('job.photosForDriver')}
        photos={photos}
        maxCount={maxCount}
        maxEdge={longestSidePx}
        maxBytes={maxSizeMb * bytesPerMb}
        accept="image/png,image/jpeg"
        onAdd={(files) => void add(files)}
        onRemove={handleRemove}
        onRetry={retry}
        isDisabled={removing.isBusy}
        texts={{
          choose: t('job.photoChoose'),
          drop: t('job.photoDrop'),
          dropNow: t('job.photoDropNow'),
          limits: t('job.photoLimits', { file: maxCount, size: maxSizeMb, extensions }),
          preparing: t('job.photoPreparing'),
          remove: (name) => t('job.photoRemove', { name }),
          removed: (name) => t('job.photoRemoved', { name }),
          retry: (name) => t('job.photoRetry', { name }),
          working: (name) => t('job.photoSending', { name }),
          refused: {
            type: (name) => t('job.photoWrongType', { name, extensions }),
            size: (name) => t('job.photoTooLarge', { name, size: maxSizeMb }),
            empty: () => t('job.photoUnreadable'),
            count: () => t('job.photoTooMany', { file: maxCount }),
          },
        }}
      />
    </>
  );
}
