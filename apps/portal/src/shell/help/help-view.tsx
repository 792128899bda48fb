import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { HelpPanel } from '@songwai/ui/help-panel/help-panel';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useEffect, useState } from 'react';
import { supportPath } from '../chat/support-path.ts';
import { useLocalizedNavigate } from '../language/use-localized-navigate.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';
import { HelpFailed } from './help-failed.tsx';
import { HelpTopicList } from './help-topic-list.tsx';
import { LeaveMessage } from './leave-message.tsx';
import { openSupportBridge } from './open-support-bridge.ts';
import { useSupportHours } from './use-support-hours.ts';

interface HelpViewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What the help button opens: topics and the chat with people; outside hours a message can be left. */
export function HelpView({ id, onClose }: HelpViewProps) {
  const t = useTranslate();
  const { part, onError } = usePortal();
  const navigate = useLocalizedNavigate();
  const isSignedIn = useUser() !== null;
  const isPhone = useMedia('(max-width: 759.98px)');
  const { hours, isOpen, opensAt } = useSupportHours();
  const [hasFailed, setHasFailed] = useState(false);
  const bridge = part(openSupportBridge);
  // A message is left in one's own support room. Another provider has ways of its own.
  const isClosed = !isOpen && isSignedIn && bridge === null;
  const opens = opensAt ? bangkokTime(opensAt) : '';

  useEffect(() => bridge?.onHidden(onClose), [bridge, onClose]);

  const handleChat = () => {
    setHasFailed(false);
    if (bridge === null) {
      onClose();
      return navigate(supportPath);
    }
    return void bridge.show().then(onClose, (error: unknown) => {
      onError(error);
      setHasFailed(true);
    });
  };

  return (
    <HelpPanel
      id={id}
      title={t(isClosed ? 'help.leaveTitle' : 'helpline.title')}
      note={isOpen ? t('helpline.hours', { hours }) : t('helpline.opens', { time: opens })}
      closeLabel={t('help.close')}
      isModal={isPhone}
      onClose={onClose}
    >
      {hasFailed ? (
        <HelpFailed onRetry={handleChat} />
      ) : isClosed ? (
        <LeaveMessage opens={opens} onChat={handleChat} />
      ) : (
        <HelpTopicList onLeave={onClose} onChat={handleChat} />
      )}
    </HelpPanel>
  );
}
