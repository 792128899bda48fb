import { createWorkThread } from '../../platform/threads/work-thread.ts';
import type { PrintedDocument } from './document-sheet.ts';

/** Renders documents beside the gateway: one of 500 jobs takes 0.4 s, in which nothing else would be answered. */
export interface Renderer {
  readonly render: (document: PrintedDocument) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
}

/** Opens the renderer; its thread starts with the first document. */
export function openRenderer(): Renderer {
  const thread = createWorkThread<PrintedDocument, ArrayBuffer>('documents', new URL('./render.worker.ts', import.meta.url));
  return {
    render: async ({ number, issuedAt, replaces, content }) =>
      Buffer.from(await thread.do({ number, issuedAt, replaces, content })),
    stop: thread.stop,
  };
}
