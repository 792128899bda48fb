import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A photo that is being uploaded, or could not be. */
export interface PhotoUpload {
  readonly id: string;
  readonly file: File;
  /** Why it failed; null while it is under way. */
  readonly problem: GatewayError | 'unreadable' | null;
}

/** The uploads of one order or job. A finished one is among its photos; a failed one stays until it is tried again or removed. */
export interface PhotoUploads {
  readonly store: StoreApi<{ readonly uploads: readonly PhotoUpload[] }>;
  /** Sends them one after the other, because a phone's line is narrow. */
  add(files: readonly File[]): Promise<void>;
  retry(id: string): Promise<void>;
  remove(id: string): void;
  clear(): void;
}

interface PhotoUploadsOptions {
  /** Sends a photo, as a `data:` URL, and puts it among the photos. */
  readonly send: (image: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read.'));
    reader.readAsDataURL(file);
  });

export const createPhotoUploads = ({ send, onError }: PhotoUploadsOptions): PhotoUploads => {
  const store = createStore<{ readonly uploads: readonly PhotoUpload[] }>(() => ({ uploads: [] }));
  let count = 0;

  const change = (next: (uploads: readonly PhotoUpload[]) => readonly PhotoUpload[]) =>
    store.setState(({ uploads }) => ({ uploads: next(uploads) }));
  const remove = (id: string) => change((uploads) => uploads.filter((upload) => upload.id !== id));
  const setProblem = (id: string, problem: PhotoUpload['problem']) =>
    change((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));
  const find = (id: string) => store.getState().uploads.find((upload) => upload.id === id);

  const upload = async (id: string) => {
    const waiting = find(id);
    // It was removed before its turn.
    if (!waiting) return;
    try {
      await send(await readDataUrl(waiting.file));
      remove(id);
    } catch (error) {
      setProblem(id, error instanceof GatewayError ? error : 'unreadable');
      if (!(error instanceof GatewayError)) onError(error);
    }
  };

  return {
    store,
    add: async (files) => {
      const added = files.map((file): PhotoUpload => {
        count += 1;
        return { id: `upload-${count}`, file, problem: null };
      });
      change((uploads) => [...uploads, ...added]);
      for (const { id } of added) await upload(id);
    },
    retry: async (id) => {
      setProblem(id, null);
      await upload(id);
    },
    remove,
    clear: () => change(() => []),
  };
};
