import type { FetchedFile } from '@songwai/core/gateway/transport-types';

/** Long enough for any browser to have read the file. */
const releaseMs = 60_000;

/** Saves a fetched file where the browser puts downloads. */
export const saveFile = ({ name, content }: FetchedFile, fallbackName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseMs);
};
