import { formatJobId } from '@songwai/core/basics/ids';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { claimSupportRoom } from '@songwai/core/chat/support/calls';
import { initialOf } from '@songwai/features/shared/initial-of';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { Button } from '@songwai/ui/button/button';
import { TypingNote } from '@songwai/ui/chat-log/typing-note';
import { Icon } from '@songwai/ui/icon/icon';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Menu } from '@songwai/ui/menu/menu';
import { PersonMark } from '@songwai/ui/room-row/room-row';
import { Check, ChevronLeft, EllipsisVertical, UserRoundCog } from 'lucide';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { ReadOnlyNote } from '../room/read-only-note.tsx';
import { RoomLoading } from '../room/room-faces.tsx';
import { RoomFoot } from '../room/room-foot.tsx';
import { RoomLog } from '../room/room-log.tsx';
import { RoomFailed } from '../room-failed.tsx';
import { useChatState } from '../use-chat.ts';
import { CannedAnswers } from './answers/canned-answers.tsx';
import { customerName } from './customer-name.ts';

const loadCustomer = lazyPart(() => import('./customer-column.tsx'));
const loadClose = lazyPart(() => import('./close-dialog.tsx'));
const loadHandOver = lazyPart(() => import('./hand-over-dialog.tsx'));

interface SupportRoomProps {
  readonly flow: ChatFlow;
  /** The admin has taken the question on. */
  readonly onClaimed: () => void;
}

/** A customer's question: what was said, prepared answers, and on a wide screen the customer beside it. */
export function SupportRoom({ flow, onClaimed }: SupportRoomProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const target = useLocalTarget();
  const isPhone = useMedia('(max-width: 759.98px)');
  const isWide = useMedia('(min-width: 1200px)');
  const open = useChatState(flow, (state) => state.open);
  const claiming = useAction();
  const [asked, setAsked] = useState<'close' | 'handOver' | null>(null);
  if (open === null || (open.room === null && open.problem === null)) return <RoomLoading />;
  const { room } = open;
  if (room === null) return <RoomFailed problem={open.problem} onRetry={() => flow.openRoom(open.roomId)} />;
  const name = customerName(room, t);
  const { support } = room;
  const isMine = support?.isClaimedByMe ?? false;
  const reload = () => flow.openRoom(open.roomId);
  const claim = () =>
    void claiming.run(async () => {
      await claimSupportRoom(transport, room.id);
      onClaimed();
      reload();
    });
  const typist = room.members.find(({ id, role }) => role === 'customer' && open.typing.includes(id));
  return (
    <>
      <section className="portal-chat__room sw-chat-pane" aria-label={t('chat.messagesWith', { name })}>
        <header className="portal-chat__head sw-edge-bar">
          {isPhone ? (
            <a className="sw-icon-button" title={t('support.back')} {...target('/admin/support')}>
              <Icon icon={ChevronLeft} label={t('support.back')} />
            </a>
          ) : null}
          <PersonMark isCurrent avatar={{ initials: initialOf(name) }} />
          <div className="sw-grow portal-chat__who">
            <h2 className="sw-strong sw-clip">{name}</h2>
            <p className="sw-note">
              {isMine
                ? t('support.mine')
                : support?.claimedBy
                  ? t('support.claimed', { name: support.claimedBy })
                  : support && support.state !== 'idle'
                    ? t(`support.state.${support.state}`)
                    : room.job
                      ? [t('chat.job', { job: formatJobId(room.job.id) }), room.job.driver?.name].filter(Boolean).join(' · ')
                      : null}
            </p>
          </div>
          {support && !isMine && !support.claimedBy ? (
            <Button variant="primary" isLoading={claiming.isBusy} onClick={claim}>
              {t('support.claim')}
            </Button>
          ) : null}
          {isMine ? (
            <Menu
              label={t('chat.roomMore')}
              placement="bottom-end"
              items={[
                { id: 'handOver', icon: UserRoundCog, label: t('support.handOver') },
                { id: 'close', icon: Check, label: t('support.close') },
              ]}
              onSelect={(id) => setAsked(id === 'close' ? 'close' : 'handOver')}
              renderTrigger={(trigger) => <IconButton {...trigger} icon={EllipsisVertical} label={t('chat.roomMore')} />}
            />
          ) : null}
        </header>
        <Problem error={claiming.error} />
        <RoomLog flow={flow} open={open} room={room} name={name} />
        {typist ? (
          <div className="portal-chat__typing">
            <TypingNote text={t('chat.typing', { name })} />
          </div>
        ) : null}
        {room.readOnly === null ? (
          <>
            <CannedAnswers flow={flow} roomId={room.id} />
            <RoomFoot flow={flow} open={open} room={room} name={name} hasNoQuickReplies />
          </>
        ) : (
          <ReadOnlyNote room={room} />
        )}
      </section>
      {isWide && room.kind === 'support' ? (
        <LazyView load={loadCustomer} skeleton={null}>
          {({ CustomerColumn }) => <CustomerColumn roomId={room.id} aboutJobId={support?.aboutJobId ?? null} />}
        </LazyView>
      ) : null}
      {asked === 'close' ? (
        <LazyView load={loadClose} skeleton={null}>
          {({ CloseDialog }) => <CloseDialog roomId={room.id} onDone={reload} onClose={() => setAsked(null)} />}
        </LazyView>
      ) : null}
      {asked === 'handOver' ? (
        <LazyView load={loadHandOver} skeleton={null}>
          {({ HandOverDialog }) => <HandOverDialog roomId={room.id} onDone={reload} onClose={() => setAsked(null)} />}
        </LazyView>
      ) : null}
    </>
  );
}
