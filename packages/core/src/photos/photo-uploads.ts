import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../gateway/gateway-error.ts';
import { callInSequence } from '../gateway/sequence.ts';

/** A photo that is being uploaded, or could not be; `Photo` is the shell's: a file in a browser. */
export interface PhotoUpload<Photo> {
  readonly id: string;
  readonly photo: Photo;
  /** Why it failed; null while it is under way. */
  readonly problem: GatewayError | 'unreadable' | null;
}

/** The uploads of one order or job. A finished one is among its photos; a failed one stays until it is tried again or removed. */
export interface PhotoUploads<Photo> {
  readonly store: StoreApi<{ readonly uploads: readonly PhotoUpload<Photo>[] }>;
  /** Sends them one after the other, because a phone's line is narrow. */
  add(photos: readonly Photo[]): Promise<void>;
  retry(id: string): Promise<void>;
  remove(id: string): void;
  clear(): void;
}

interface PhotoUploadsOptions<Photo> {
  /** Sends a photo and puts it among the photos. An error that is not the gateway's: it cannot be read. */
  readonly send: (photo: Photo) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export const createPhotoUploads = <Photo>({ send, onError }: PhotoUploadsOptions<Photo>): PhotoUploads<Photo> => {
  type Uploads = readonly PhotoUpload<Photo>[];
  const store = createStore<{ readonly uploads: Uploads }>(() => ({ uploads: [] }));
  let count = 0;

  const change = (next: (uploads: Uploads) => Uploads) => store.setState(({ uploads }) => ({ uploads: next(uploads) }));
  const remove = (id: string) => change((uploads) => uploads.filter((upload) => upload.id !== id));
  const setProblem = (id: string, problem: PhotoUpload<Photo>['problem']) =>
    change((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, problem } : upload)));
  const find = (id: string) => store.getState().uploads.find((upload) => upload.id === id);

  const upload = async (id: string) => {
    const waiting = find(id);
    // It was removed before its turn.
    if (!waiting) return;
    try {
      await send(waiting.photo);
      remove(id);
    } catch (error) {
      setProblem(id, error instanceof GatewayError ? error : 'unreadable');
      if (!(error instanceof GatewayError)) onError(error);
    }
  };

  return {
    store,
    add: async (photos) => {
      const added = photos.map((photo): PhotoUpload<Photo> => {
        count += 1;
        return { id: `upload-${count}`, photo, problem: null };
      });
      change((uploads) => [...uploads, ...added]);
      await callInSequence(
        added.map(
          ({ id }) =>
            () =>
              upload(id),
        ),
      );
    },
    retry: async (id) => {
      setProblem(id, null);
      await upload(id);
    },
    remove,
    clear: () => change(() => []),
  };
};
