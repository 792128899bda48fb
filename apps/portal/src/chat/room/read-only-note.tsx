import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { Headset } from 'lucide';
import { supportPath } from '../../shell/chat/support-path.ts';
import { useLocalTarget } from '../../shell/local-target.ts';

const reasons = {
  ended: 'chat.readOnlyEnded',
  blocked: 'chat.readOnlyBlocked',
  noDriver: 'chat.noDriver',
  watching: 'chat.readOnlyWatching',
} as const;

/** In place of the field: why one cannot write, and who can still help. */
export function ReadOnlyNote({ room }: { readonly room: ChatRoom }) {
  const t = useTranslate();
  const target = useLocalTarget();
  const { readOnly, job } = room;
  if (readOnly === null) return null;
  const ended = readOnly === 'ended' && job?.endedAt ? `${bangkokTime(job.endedAt)} · ` : '';
  return (
    <div className="portal-chat__foot portal-chat__closed sw-chat-foot">
      <p className="sw-note">
        {ended}
        {t(reasons[readOnly])}
      </p>
      {readOnly === 'ended' ? <p className="sw-note">{t('chat.maskedPhones')}</p> : null}
      {readOnly === 'watching' || readOnly === 'noDriver' ? null : (
        <a className={buttonClass({ variant: 'tint' })} {...target(job ? `${supportPath}?job=${job.id}` : supportPath)}>
          <span className="sw-button__content">
            <Icon icon={Headset} />
            {t(readOnly === 'ended' ? 'chat.lostThings' : 'chat.ask')}
          </span>
        </a>
      )}
    </div>
  );
}
