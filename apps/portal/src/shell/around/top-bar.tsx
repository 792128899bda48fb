import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { useLayoutEffect, useRef } from 'react';
import { useSeen } from './use-seen.ts';
import './top-bar.css';

/** What messages leave free above themselves for the menu, as in `portal.css`; pixels. */
const headerHeight = 76;

/** The bar above every page, until its text is dismissed on this device; another text shows it again (spec §3, `topBar`). */
export function TopBar({ text }: { readonly text: string }) {
  const t = useTranslate();
  const [seen, storeSeen] = useSeen('topBar');
  if (seen === undefined || seen === text) return null;
  return <Bar text={text} closeText={t('common.close')} onClose={() => storeSeen(text)} />;
}

interface BarProps {
  readonly text: string;
  readonly closeText: string;
  readonly onClose: () => void;
}

function Bar({ text, closeText, onClose }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // Pages that fill the window leave the bar its height, which depends on how its text breaks. Messages leave it free too.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--songwai-frame-height', `calc(100dvh - ${element.offsetHeight}px)`);
      style.setProperty('--sw-toasts-top', `${element.offsetHeight + headerHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--songwai-frame-height');
      style.removeProperty('--sw-toasts-top');
    };
  }, []);

  return (
    <div ref={bar} className="portal-top-bar sw-not-on-paper">
      <Banner tone="info" dismiss={{ label: closeText, onDismiss: onClose }}>
        {text}
      </Banner>
    </div>
  );
}
