import { addJobPhoto, removeJobPhoto } from '@songwai/core/photos/photo-calls';
import { useState } from 'react';
import { PhotoField } from '../../../photos/photo-field.tsx';
import { createPhotoUploads } from '../../../photos/photo-uploads.ts';
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
    createPhotoUploads({
      onError,
      send: async (image) => {
        await addJobPhoto(transport, { jobId, image });
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
      <PhotoField {...{ names, uploads }} onRemove={handleRemove} isDisabled={removing.isBusy} />
    </>
  );
}
