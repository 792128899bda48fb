import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { addJobPhoto } from '@songwai/core/photos/photo-calls';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useRef, useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';

/** A photo that is being uploaded, or could not be. */
export interface PhotoUpload {
  readonly id: string;
  readonly file: File;
  /** Why it failed; null while it is under way. */
  readonly problem: string | null;
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read.'));
    reader.readAsDataURL(file);
  });

/** The uploads of a job's photos. A finished one is among the job's; a failed one stays until it is tried again or removed. */
export function usePhotoUploads(jobId: string, onUploaded: () => Promise<void>) {
  const t = useTranslate();
  const { transport, onError } = usePortal();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const count = useRef(0);

  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const setProblem = (id: string, problem: string | null) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));

  const send = async ({ id, file }: PhotoUpload) => {
    try {
      await addJobPhoto(transport, { jobId, image: await readDataUrl(file) });
      await onUploaded();
      remove(id);
    } catch (error) {
      setProblem(id, error instanceof GatewayError ? gatewayErrorText(error, t) : t('job.photoUnreadable'));
      if (!(error instanceof GatewayError)) onError(error);
    }
  };

  const add = async (files: readonly File[]) => {
    const added = files.map((file): PhotoUpload => {
      count.current += 1;
      return { id: `upload-${count.current}`, file, problem: null };
    });
    setUploads((all) => [...all, ...added]);
    // One after the other: a phone's line is narrow.
    for (const upload of added) await send(upload);
  };

  const retry = (id: string) => {
    const upload = uploads.find((candidate) => candidate.id === id);
    if (!upload) return;
    setProblem(id, null);
    void send(upload);
  };

  return { uploads, add, retry, remove };
}
