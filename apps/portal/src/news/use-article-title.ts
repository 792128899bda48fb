import { useTranslate } from '@songwai/features/shared/translate-context';
import { whenPainted } from '@songwai/features/shared/when-idle';
import { useEffect } from 'react';
import { usePortal } from '../shell/portal-context.tsx';

/** The window has the article's title, once the frame has set that of its route. */
export function useArticleTitle(title: string): void {
  const name = useTranslate()('portal.name');
  const { onError } = usePortal();
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) document.title = `${title} | ${name}`;
    };
    // The frame waits for the same paint and the same code, and sets its title in the turn before.
    const callOff = whenPainted(() => {
      import('../shell/page-head.ts').then(() => setTimeout(show), onError);
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [title, name, onError]);
}
