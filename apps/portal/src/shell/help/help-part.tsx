import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { FloatingButton } from '@songwai/ui/floating-button/floating-button';
import { Headset } from 'lucide';
import { useId, useRef, useState } from 'react';
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
  // It belongs to the page on which it was opened.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useLift(place);
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
        onClick={() => setOpenedOn(isOpen ? null : pathname)}
      />
      {isOpen ? (
        <LazyView load={loadHelp} skeleton={null}>
          {({ HelpView }) => <HelpView id={id} onClose={() => setOpenedOn(null)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
