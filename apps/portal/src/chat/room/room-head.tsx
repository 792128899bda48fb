import type { ChatRoom } from '@songwai/core/chat/chat-room';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Icon } from '@songwai/ui/icon/icon';
import { useMedia } from '@songwai/ui/lib/use-media';
import { PersonMark } from '@songwai/ui/room-row/room-row';
import { ChevronLeft, Headset, Phone, Route } from 'lucide';
import type { ReactNode } from 'react';
import { useLocalTarget } from '../../shell/local-target.ts';

interface RoomHeadProps {
  readonly room: ChatRoom;
  readonly name: string;
  /** When support answers. */
  readonly hours: string;
  /** The driver's; null where nobody can be called. */
  readonly phone: string | null;
  readonly backPath: string;
  /** The menu of this room. */
  readonly children?: ReactNode;
}

/** Who one writes with, and the ways to reach them otherwise. */
export function RoomHead({ room, name, hours, phone, backPath, children }: RoomHeadProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const isPhone = useMedia('(max-width: 759.98px)');
  const { job, kind } = room;
  const driver = job?.driver ?? null;
  return (
    <header className="portal-chat__head sw-edge-bar">
      {isPhone ? (
        <a className="sw-icon-button" title={t('chat.back')} {...target(backPath)}>
          <Icon icon={ChevronLeft} label={t('chat.back')} />
        </a>
      ) : null}
      <PersonMark
        isCurrent
        tone={kind === 'support' ? 'deep' : 'person'}
        avatar={
          kind === 'support' ? { icon: Headset } : { initials: initialOf(name), pictureUrl: driver?.photoPath ?? undefined }
        }
      />
      <div className="sw-grow portal-chat__who">
        <h2 className="sw-strong sw-clip">{name}</h2>
        <p className="sw-note">
          {driver ? (
            <>
              {t(`tracking.vehicle.${driver.vehicleKind}`)} <span className="sw-sign">{driver.plate}</span>
            </>
          ) : kind === 'support' ? (
            hours
          ) : null}
        </p>
      </div>
      {phone && driver ? (
        <a
          className="sw-icon-button sw-icon-button--outlined"
          href={supportCall(phone).href}
          title={t('jobs.callDriver', { name })}
        >
          <Icon icon={Phone} label={t('jobs.callDriver', { name })} />
        </a>
      ) : null}
      {job && !isPhone ? (
        <a className={buttonClass({ variant: 'secondary' })} {...target(`/job/${job.id}`)}>
          <span className="sw-button__content">
            <Icon icon={Route} />
            {t('chat.trackJob')}
          </span>
        </a>
      ) : null}
      {children}
    </header>
  );
}
