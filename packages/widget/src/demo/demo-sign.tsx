import { demoWords } from '@songwai/core/i18n/demo-words';
import { useLanguage } from '@songwai/features/shared/translate-context';
import { useEffect, useRef } from 'react';
import './demo-sign.css';

/** Says above an element that it is a demo. A booking's also brings its page's tracking element into the demo. */
export function DemoSign() {
  const language = useLanguage();
  const sign = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const root = sign.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const { host } = root;
    if (host.localName !== 'songwai-booking') return;
    // Now, so that it is here before a guest can press "Track this delivery". What fails to load is tried again after the booking.
    const load = () => import('./follow-in-page.ts');
    load().catch(() => undefined);
    const follow = () => void load().then(({ followInPage }) => followInPage(host));
    host.addEventListener('songwai:booked', follow);
    return () => host.removeEventListener('songwai:booked', follow);
  }, []);

  return (
    <p ref={sign} className="sw-demo-sign" role="note">
      {demoWords[language].sign}
    </p>
  );
}
