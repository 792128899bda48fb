import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import '@songwai/ui/chat-log/chat-pane.css';
import { TypingNote } from '@songwai/ui/chat-log/typing-note';
import { useQueryClient } from '@tanstack/react-query';
import { useRoomJob } from '../../shell/chat/job/use-room-job.ts';
import { CallSupport } from '../call-support.tsx';
import { ConnectionBanner } from '../connection-banner.tsx';
import { RoomFailed } from '../room-failed.tsx';
import { roomName, statusText } from '../room-names.ts';
import { useAskedJob } from '../use-asked-job.ts';
import { useChatState } from '../use-chat.ts';
import { NextStop } from './next-stop.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { RoomLoading } from './room-faces.tsx';
import { RoomFoot } from './room-foot.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomLog } from './room-log.tsx';
import { mayBeSettled, SettleQuestion } from './settle-question.tsx';

/** With what hangs from a button. */
const loadMenu = lazyPart(() => import('./room-menu.tsx'));
const loadColumn = lazyPart(() => import('../../shell/chat/job/job-column.tsx'));

interface RoomViewProps {
  readonly flow: ChatFlow;
  readonly supportHours: string;
}

/** The open room: who, what comes next, what was said, where to write; on a wide screen the job beside it. */
export function RoomView({ flow, supportHours }: RoomViewProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  const open = useChatState(flow, (state) => state.open);
  const room = open?.room ?? null;
  const { job, isRunning, isWide, doneTime, tracked, detail, phone } = useRoomJob(room);
  const asked = useAskedJob(flow, room);

  if (open === null || (room === null && open.problem === null)) return <RoomLoading />;
  if (room === null)
    return (
      <RoomFailed problem={open.problem} onRetry={() => flow.openRoom(open.roomId)}>
        <CallSupport />
      </RoomFailed>
    );
  const name = roomName(room, t);
  const { support } = room;
  const hours =
    support && !support.isOpen && support.opensAt
      ? t('chat.supportOpens', { time: bangkokTime(support.opensAt) })
      : t('chat.supportHours', { hours: supportHours });
  const typist = room.members.find(({ id, isMe }) => !isMe && open.typing.includes(id));
  const handleChanged = () => {
    flow.openRoom(open.roomId);
    void queries.invalidateQueries({ queryKey: ['drivers'] });
  };
  return (
    <>
      <section className="portal-chat__room sw-chat-pane" aria-label={t('chat.messagesWith', { name })}>
        <RoomHead {...{ room, name, hours }} phone={phone} backPath="/chat">
          {room.kind === 'job' ? (
            <LazyView load={loadMenu} skeleton={<span className="sw-icon-button" />} isOptional>
              {({ RoomMenu }) => <RoomMenu room={room} name={name} onChanged={handleChanged} />}
            </LazyView>
          ) : null}
        </RoomHead>
        {job && isRunning && !isWide ? <NextStop job={job} doneTime={doneTime} /> : null}
        <ConnectionBanner flow={flow} />
        {asked.error ? (
          <div className="portal-chat__banner">
            <Banner
              tone="danger"
              title={t('chat.askFailed')}
              action={
                <Button isLoading={asked.isBusy} onClick={asked.askAgain}>
                  {t('common.retry')}
                </Button>
              }
            >
              {gatewayErrorText(asked.error, t)}
            </Banner>
          </div>
        ) : null}
        <RoomLog key={`log ${room.id}`} flow={flow} open={open} room={room} name={name}>
          {mayBeSettled(room) ? <SettleQuestion flow={flow} room={room} /> : null}
        </RoomLog>
        {typist ? (
          <div className="portal-chat__typing">
            <TypingNote text={t('chat.typing', { name: typist.name || name })} />
          </div>
        ) : null}
        {room.readOnly === null ? (
          <RoomFoot key={`foot ${room.id}`} flow={flow} open={open} room={room} name={name} />
        ) : (
          <ReadOnlyNote room={room} />
        )}
      </section>
      {isWide && job ? (
        <LazyView load={loadColumn} skeleton={null}>
          {({ JobColumn }) => <JobColumn job={job} status={statusText(job.status, t)} tracked={tracked} detail={detail} />}
        </LazyView>
      ) : null}
    </>
  );
}
