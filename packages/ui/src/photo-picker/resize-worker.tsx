import { encodePhoto } from './encode-photo.ts';
import type { ResizeJob, ResizeReply } from './photo-resizer.ts';

// A worker script. The host starts it, because only the host knows where its bundler puts the file:
// new Worker(new URL('@songwai/ui/photo-picker/resize-worker', import.meta.url), { type: 'module' })
globalThis.addEventListener('message', async ({ data }: MessageEvent<ResizeJob>) => {
  const reply = (answer: ResizeReply) => globalThis.postMessage(answer);
  try {
    reply({ id: data.id, jpeg: await encodePhoto(data.photo, data.limits) });
  } catch (error) {
    reply({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
