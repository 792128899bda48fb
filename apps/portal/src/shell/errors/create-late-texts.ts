import type { StartTimer } from '@songwai/core/basics/start-timer';
import { CodeHangs, orGiveUp } from '@songwai/features/shared/give-up';
import type { LazyPart } from '@songwai/features/shared/lazy-part';
import type { LateTexts } from '@songwai/features/shared/translate-context';
import type { PortalTexts } from '../language/create-texts.ts';

interface LateTextsOptions {
  readonly texts: Pick<PortalTexts, 'has' | 'load'>;
  readonly reload: () => void;
  readonly startTimer?: StartTimer;
}

/** Brings parts of pages with their texts. One that hangs is given up as a page is; whoever asks for it again gets the page anew. */
export const createLateTexts = ({ texts, reload, startTimer }: LateTextsOptions): LateTexts => {
  const hanging = new Set<LazyPart<unknown>>();
  return {
    has: texts.has,
    bring: async (part, isRetry = false) => {
      if (isRetry && hanging.has(part)) reload();
      const arriving = Promise.all([part(), texts.load(part.texts ?? [])]);
      try {
        const [module] = await orGiveUp(arriving, startTimer);
        return module;
      } catch (error) {
        if (error instanceof CodeHangs) hanging.add(part);
        throw error;
      }
    },
  };
};
