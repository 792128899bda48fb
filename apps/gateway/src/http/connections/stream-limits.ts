import type { LocalText } from '../language.ts';
import { BusinessRefusal } from '../refusal.ts';

/** How many live streams may be open at this gateway. */
export interface StreamLimits {
  readonly perAddress: number;
  /** On one job, over all readers. */
  readonly perJob: number;
}

/** Open streams, counted by whatever may have only so many of them. */
export interface StreamCount {
  /**
   * Takes a place until `leave` is called; leaving twice leaves once.
   *
   * @throws {BusinessRefusal} 503 where all are taken.
   */
  enter(key: string): () => void;
}

/** A page asks again by itself, and shows what a plain call answers meanwhile. */
const retryAfterSeconds = 30;

const tooManyStreams: LocalText = {
  th: 'มีผู้ติดตามแบบสดพร้อมกันมากเกินไป กรุณาลองใหม่ในอีกสักครู่',
  en: 'Too many are following live at the same time. Please try again in a moment.',
};

/** Makes the count of one kind of place. */
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
