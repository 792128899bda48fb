import { addJobPhoto, removeJobPhoto } from '@songwai/core/photos/photo-calls';
import { createPhotoUploads } from '@songwai/core/photos/photo-uploads';
import { PhotoField } from '@songwai/features/photos/photo-field';
import { readDataUrl } from '@songwai/features/photos/read-data-url';
import { useState } from 'react';
import { photoShell } from '../../../photos/photo-shell.ts';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { usePortal } from '../../../shell/portal-context.tsx';

interface PhotoEditorProps {
  readonly jobId: string;
  readonly names: readonly string[];
  /** Called after a photo was added or removed; resolves when the job was read again. */
  readonly onChanged: () => Promise<void>;
}

/** Photos for the driver: adds and removes them until the job is over (spec §7 "slip"). */
export function PhotoEditor({ jobId, names, onChanged }: PhotoEditorProps) {
  const { transport, onError } = usePortal();
  const removing = useAction();
  const [uploads] = useState(() =>
    createPhotoUploads<File>({
      onError,
      send: async (photo) => {
        await addJobPhoto(transport, { jobId, image: await readDataUrl(photo) });
        await onChanged();
      },
    }),
  );

  const handleRemove = (fileName: string) =>
    void removing.run(async () => {
      await removeJobPhoto(transport, { jobId, fileName });
      await onChanged();
    });

  return (
    <>
      <Problem error={removing.error} />
      <PhotoField {...photoShell} {...{ names, uploads }} onRemove={handleRemove} isDisabled={removing.isBusy} />
    </>
  );
}
