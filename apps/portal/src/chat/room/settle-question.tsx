import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { useState } from 'react';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';

interface SettleQuestionProps {
  readonly flow: ChatFlow;
  readonly room: ChatRoom;
}

/** Whether the question is to be asked: support spoke last. */
export const mayBeSettled = ({ support, lastMessage }: ChatRoom): boolean =>
  support?.state === 'answering' && lastMessage?.kind === 'message' && lastMessage.sender.role === 'support';

/** After an answer of support: is it settled? "Not yet" puts the question away until the next answer. */
export function SettleQuestion({ flow, room }: SettleQuestionProps) {
  const t = useTranslate();
  const settling = useAction();
  const [putAwayAt, setPutAwayAt] = useState<number | null>(null);
  const { lastSeq } = room;
  if (putAwayAt === lastSeq) return null;
  return (
    <Card tone="tint">
      <p className="sw-strong">{t('chat.settleQuestion')}</p>
      <Problem error={settling.error} />
      <div className="portal-chat__answers">
        <Button isLoading={settling.isBusy} onClick={() => void settling.run(() => flow.settle())}>
          {t('chat.settle')}
        </Button>
        <Button variant="quiet" onClick={() => setPutAwayAt(lastSeq)}>
          {t('chat.notYet')}
        </Button>
      </div>
    </Card>
  );
}
