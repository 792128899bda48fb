import { useTranslate } from '@songwai/features/shared/translate-context';
import { useEffect } from 'react';

/** The window has the article's title, once its route's is set. */
export function useArticleTitle(title: string): void {
  const name = useTranslate()('portal.name');
  useEffect(() => {
    // The frame sets the title of the route in the same turn, after the effects of its page.
    const timer = setTimeout(() => {
      document.title = `${title} | ${name}`;
    });
    return () => clearTimeout(timer);
  }, [title, name]);
}
