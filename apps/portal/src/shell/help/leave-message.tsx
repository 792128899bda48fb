import { createGuid } from '@songwai/core/basics/ids';
import { sendChatMessage } from '@songwai/core/chat/calls';
import { longestChatText } from '@songwai/core/chat/chat-limits';
import { cleanChatText } from '@songwai/core/chat/clean-chat-text';
import { askForSupport } from '@songwai/core/chat/support/calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { useRef, useState } from 'react';
import { Problem } from '../actions/problem.tsx';
import { useAction } from '../actions/use-action.ts';
import { usePortal } from '../portal-context.tsx';
import { useUser } from '../session/use-user.ts';

interface LeaveMessageProps {
  /** When people answer again, HH:MM. */
  readonly opens: string;
  readonly onChat: () => void;
}

/** At night a message can be left in one's own support room. */
export function LeaveMessage({ opens, onChat }: LeaveMessageProps) {
  const t = useTranslate();
  const clock = useClock();
  const { transport, random } = usePortal();
  const user = useUser();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const sending = useAction();
  const field = useRef<HTMLTextAreaElement>(null);
  // The same for every try of one message: it is stored once.
  const guid = useRef('');

  const handleSend = () => {
    const written = cleanChatText(text);
    setIsMissing(written === '');
    if (written === '' || user === null) return field.current?.focus();
    guid.current ||= createGuid(clock(), random);
    return void sending.run(async () => {
      await askForSupport(transport, null);
      await sendChatMessage(transport, { roomId: user.userId, guid: guid.current, text: written });
    });
  };

  if (sending.isDone)
    return (
      <>
        <Banner tone="success" title={t('help.left')}>
          {t('help.leftHelp', { time: opens })}
        </Banner>
        <Button onClick={onChat}>{t('help.toChat')}</Button>
      </>
    );
  return (
    <>
      <Problem error={sending.error} />
      <TextArea
        ref={field}
        label={t('help.leaveLabel')}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={longestChatText}
        error={isMissing && text.trim() === '' ? t('help.leaveMissing') : undefined}
      />
      <Button variant="primary" isFullWidth isLoading={sending.isBusy} onClick={handleSend}>
        {t('help.leave')}
      </Button>
      <p className="sw-note">{t('help.urgent')}</p>
    </>
  );
}
