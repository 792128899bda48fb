import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { CountBadge } from '@songwai/ui/count-badge/count-badge';
import { FloatingButton } from '@songwai/ui/floating-button/floating-button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Headset } from 'lucide';
import { useId, useState } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useChatUnread } from '../chat/use-chat-unread.ts';
import { useSupportHours } from './use-support-hours.ts';
import './help-part.css';

const loadHelp = lazyPart(() => import('./help-view.tsx'));

interface HelpPartProps {
  /** `page` floats in its corner, on wide windows; `header` is a button in it, on phones, where a floating one would lie on what is filled in. */
  readonly place: 'page' | 'header';
}

/** The help button (spec §2), and what it opens. Nothing in the place that is not the window's. */
export function HelpPart({ place }: HelpPartProps) {
  const isPhone = useMedia('(max-width: 759.98px)');
  if (isPhone !== (place === 'header')) return null;
  return <HelpButton isRound={isPhone} />;
}

function HelpButton({ isRound }: { readonly isRound: boolean }) {
  const t = useTranslate();
  const { isOpen: isAnswered, until } = useSupportHours();
  const { pathname } = useAddress();
  const unread = useChatUnread();
  // It belongs to the page on which it was opened.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  const id = useId();
  const unreadText = t('help.unread', { count: unread });
  const button = {
    icon: Headset,
    'aria-haspopup': 'dialog',
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpenedOn(isOpen ? null : pathname),
  } as const;
  return (
    <div className={isRound ? 'portal-help-round sw-not-on-paper' : 'portal-help sw-not-on-paper'}>
      {isRound ? (
        <>
          <IconButton
            {...button}
            variant="raised"
            label={unread > 0 ? `${t('help.button')} ${unreadText}` : t('help.button')}
            aria-expanded={isOpen}
          />
          {unread > 0 ? (
            <span className="portal-help-round__count" aria-hidden="true">
              <CountBadge tone="attention" count={unread} label="" />
            </span>
          ) : null}
        </>
      ) : (
        <FloatingButton
          {...button}
          tone="deep"
          label={t('help.button')}
          note={isAnswered ? t('help.until', { time: until }) : undefined}
          closeLabel={t('help.close')}
          badge={unread > 0 ? { kind: 'count', count: unread, label: unreadText } : null}
          isOpen={isOpen}
        />
      )}
      {isOpen ? (
        <LazyView load={loadHelp} skeleton={null}>
          {({ HelpView }) => <HelpView id={id} onClose={() => setOpenedOn(null)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
