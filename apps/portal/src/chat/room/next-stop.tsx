import type { ChatJob } from '@songwai/core/chat/chat-room';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { ChatPin } from '@songwai/ui/chat-log/chat-pin';
import { useLocalTarget } from '../../shell/local-target.ts';

interface NextStopProps {
  readonly job: ChatJob;
  /** When the last place will be reached, HH:MM; null while nobody knows. */
  readonly doneTime: string | null;
}

/** Where the driver heads for or is, pinned under the head. */
export function NextStop({ job, doneTime: time }: NextStopProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const { nextStop, id } = job;
  if (nextStop === null) return null;
  const { name, isAtStop, left } = nextStop;
  return (
    <ChatPin
      title={t(isAtStop ? 'chat.atStop' : 'chat.headingFor', { stop: name })}
      detail={[t('chat.left', { count: left }), time ? t('chat.aroundTime', { time }) : ''].filter(Boolean).join(' · ')}
      action={
        <a className={buttonClass({ variant: 'secondary' })} {...target(`/job/${id}`)}>
          {t('chat.track')}
        </a>
      }
    />
  );
}
