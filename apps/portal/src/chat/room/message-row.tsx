import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { ChatSaying } from '@songwai/core/chat/chat-message';
import { type ChatRoom, isSeen } from '@songwai/core/chat/chat-room';
import type { PendingMessage } from '@songwai/core/chat/flow/chat-state';
import { quickReplyTexts } from '@songwai/core/chat/quick-replies';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import type { BubbleState } from '@songwai/ui/chat-log/chat-bubble';
import { ChatBubble } from '@songwai/ui/chat-log/chat-bubble';
import type { MouseEvent } from 'react';
import { useLanguage } from '../../shell/language/use-language.ts';
import { contentText } from '../message-words.ts';
import { isOwn } from '../room-names.ts';

interface MessageRowProps {
  readonly message: ChatSaying;
  readonly room: ChatRoom;
  readonly isGrouped: boolean;
  readonly onOpenPhoto: (path: string) => void;
}

/** A message that the gateway has. */
export function MessageRow({ message, room, isGrouped, onOpenPhoto }: MessageRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { sender, content, seq, at } = message;
  const isMine = isOwn(message, room);
  const author = isMine ? t('chat.you') : sender.name || t(sender.role === 'support' ? 'chat.support' : 'chat.driver');
  const state: BubbleState | undefined = isMine ? (isSeen(room, seq) ? 'read' : 'sent') : undefined;
  const isOtherLanguage = content.kind === 'quickReply' && content.original !== '' && content.original !== content.text[language];
  // In a support room several people may answer, in a company's several book, and an admin reads both sides.
  const isOneOfMany = room.kind === 'support' || sender.role === 'customer' || !room.members.some(({ isMe }) => isMe);
  const who = isOneOfMany && !isMine ? sender.name : '';
  return (
    <ChatBubble
      side={isMine ? 'own' : 'other'}
      author={author}
      text={content.kind === 'photo' ? undefined : contentText(content, t, language)}
      original={isOtherLanguage ? { text: content.original, lang: language === 'th' ? 'en' : 'th' } : undefined}
      photo={
        content.kind === 'photo'
          ? { url: content.path, alt: t('chat.photo', { name: author }), onOpen: () => onOpenPhoto(content.path) }
          : undefined
      }
      state={state}
      stateText={state && t(state === 'read' ? 'chat.read' : 'chat.sent')}
      time={bangkokTime(at)}
      dateTime={at.toISOString()}
      note={who || (isOtherLanguage ? t('chat.quickMessage') : undefined)}
      isGrouped={isGrouped}
    />
  );
}

interface PendingRowProps {
  readonly message: PendingMessage;
  /** The device has no network: nothing is on its way. */
  readonly isOffline: boolean;
  readonly onResend: () => void;
  readonly onDiscard: () => void;
}

/** A message that is on its way, waits for a connection, or was refused. */
export function PendingRow({ message, isOffline, onResend, onDiscard }: PendingRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { draft } = message;
  const status = isOffline && message.status === 'sending' ? 'waiting' : message.status;
  const texts = { sending: 'chat.sending', waiting: 'chat.waiting', failed: 'chat.notSent' } as const;
  const text =
    draft.kind === 'text' ? draft.text : draft.kind === 'quickReply' ? quickReplyTexts[draft.key][language] : undefined;
  const handleDiscard = ({ currentTarget }: MouseEvent) => {
    // The button goes with the message; the keyboard stays in the log.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    onDiscard();
  };
  return (
    <ChatBubble
      side="own"
      author={t('chat.you')}
      text={text}
      photo={
        draft.kind === 'photo'
          ? { url: draft.image, alt: t('chat.photo', { name: t('chat.you') }), isSending: status === 'sending' }
          : undefined
      }
      state={status}
      stateText={t(texts[status])}
      actions={
        status === 'failed' ? (
          <>
            <Button variant="quiet" size="dense" onClick={onResend}>
              {t('chat.sendAgain')}
            </Button>
            <Button variant="soft" size="dense" onClick={handleDiscard}>
              {t('chat.delete')}
            </Button>
          </>
        ) : draft.kind === 'photo' ? (
          <Button variant="quiet" size="dense" onClick={handleDiscard}>
            {t('chat.stopPhoto')}
          </Button>
        ) : undefined
      }
    />
  );
}
