import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { FloatingButton } from '@songwai/ui/floating-button/floating-button';
import { Headset } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useChatUnread } from '../chat/use-chat-unread.ts';
import { useLift } from './use-lift.ts';
import { useSupportHours } from './use-support-hours.ts';
import './help-part.css';

const loadHelp = lazyPart(() => import('./help-view.tsx'));

/** The floating help button (spec §2), and what it opens. */
export function HelpPart() {
  const t = useTranslate();
  const { isOpen: isAnswered, until } = useSupportHours();
  const { pathname } = useAddress();
  const unread = useChatUnread();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useLift(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the page on which it was opened
  useEffect(() => setIsOpen(false), [pathname]);
  return (
    <div ref={place} className="portal-help sw-not-on-paper">
      <FloatingButton
        icon={Headset}
        tone="deep"
        label={t('help.button')}
        note={isAnswered ? t('help.until', { time: until }) : undefined}
        closeLabel={t('help.close')}
        badge={unread > 0 ? { kind: 'count', count: unread, label: t('help.unread', { count: unread }) } : null}
        isOpen={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen ? (
        <LazyView load={loadHelp} skeleton={null}>
          {({ HelpView }) => <HelpView id={id} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
