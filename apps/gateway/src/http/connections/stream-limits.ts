import type { LocalText } from '../language.ts';
import { BusinessRefusal } from '../refusal.ts';

/** How many live streams may be open at this gateway. */
export interface StreamLimits {
  readonly perAddress: number;
  /** Per job, over all readers. */
  readonly perJob: number;
}

/** Counts open streams by key, up to a maximum per key. */
export interface StreamCount {
  /**
   * Takes a place until the returned function is called; calling it twice has no further effect.
   *
   * @throws {BusinessRefusal} 503 where all are taken.
   */
  enter(key: string): () => void;
}

/** A page retries by itself, and shows the answer of a plain call meanwhile. */
const retryAfterSeconds = 30;

const tooManyStreams: LocalText = {
  th: 'มีผู้ติดตามแบบสดพร้อมกันมากเกินไป กรุณาลองใหม่ในอีกสักครู่',
  en: 'Too many are following live at the same time. Please try again in a moment.',
};

/** Makes a counter with a maximum per key. */
export function createStreamCount(most: number): StreamCount {
  const open = new Map<string, number>();
  return {
    enter(key) {
      const count = open.get(key) ?? 0;
      if (count >= most)
        throw new BusinessRefusal({ code: 503, text: tooManyStreams, retryAfterSeconds, fields: { reason: 'too_many_streams' } });
      open.set(key, count + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (open.get(key) ?? 1) - 1;
        if (left === 0) open.delete(key);
        else open.set(key, left);
      };
    },
  };
}
