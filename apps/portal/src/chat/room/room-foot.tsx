import { longestChatText } from '@songwai/core/chat/chat-limits';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { ChatFlow, OpenRoom } from '@songwai/core/chat/flow/chat-state';
import { quickReplyTexts, suggestQuickReplies } from '@songwai/core/chat/quick-replies';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ChatComposer } from '@songwai/ui/chat-composer/chat-composer';
import { QuickReplies } from '@songwai/ui/chat-composer/quick-replies';
import { useState } from 'react';
import { useLanguage } from '../../shell/language/use-language.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { isOwn } from '../room-names.ts';
import { openDrafts } from './open-drafts.ts';
import { readAsDataUrl } from './photo-drafts.ts';

interface RoomFootProps {
  readonly flow: ChatFlow;
  readonly open: OpenRoom;
  readonly room: ChatRoom;
  readonly name: string;
  /** Sends as somebody else than the customer: without the customer's quick answers. */
  readonly hasNoQuickReplies?: boolean;
}

/** As the gateway takes photos, small enough to wait for a connection in the browser's storage. */
const photoLimits = { maxEdge: 1_280, maxBytes: 500_000 };
const createWorker = () => new Worker(new URL('@songwai/ui/photo-picker/resize-worker', import.meta.url), { type: 'module' });

/** Where one writes: quick answers that follow from the driver's last question, and the field. */
export function RoomFoot({ flow, open, room, name, hasNoQuickReplies = false }: RoomFootProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { part, onError } = usePortal();
  const drafts = part(openDrafts);
  const [text, setText] = useState(() => drafts.get(room.id) ?? '');
  const change = (next: string) => {
    setText(next);
    drafts.set(room.id, next);
  };
  const last = open.messages.findLast((message) => message.kind === 'message' && !isOwn(message, room));
  const lastKey = last?.kind === 'message' && last.content.kind === 'quickReply' ? last.content.key : null;
  const replies = room.kind === 'job' && !hasNoQuickReplies ? suggestQuickReplies(lastKey) : [];

  const handlePhotos = async (photos: readonly File[]) => {
    for (const photo of photos) flow.send(room.id, { kind: 'photo', image: await readAsDataUrl(photo) });
  };

  return (
    <div className="portal-chat__foot sw-chat-foot">
      <QuickReplies
        label={t('chat.quickReplies')}
        replies={replies.map((id) => ({ id, text: quickReplyTexts[id][language] }))}
        onPick={(key) => flow.send(room.id, { kind: 'quickReply', key })}
      />
      <ChatComposer
        label={t('chat.writeTo', { name })}
        value={text}
        onChange={(next) => {
          change(next);
          if (next !== '') flow.noteTyping();
        }}
        onSend={(written) => {
          if (flow.send(room.id, { kind: 'text', text: written }) !== null) change('');
        }}
        sendLabel={t('chat.send')}
        maxLength={longestChatText}
        countText={(count) => t('chat.count', { count, max: longestChatText.toLocaleString('en') })}
        photos={{
          ...photoLimits,
          label: t('chat.addPhoto'),
          preparingLabel: t('chat.preparingPhoto'),
          createWorker,
          onAdd: (photos) => void handlePhotos(photos).catch(onError),
          explain: {
            type: (file) => t('chat.photoNotRead', { name: file }),
            unreadable: (file) => t('chat.photoNotRead', { name: file }),
            size: (file) => t('chat.photoTooLarge', { name: file }),
            count: (file) => t('chat.photoTooMany', { name: file }),
          },
        }}
      />
    </div>
  );
}
