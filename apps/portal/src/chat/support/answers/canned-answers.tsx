import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { QuickReplies } from '@songwai/ui/chat-composer/quick-replies';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '../../../shell/language/use-language.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { useChatState } from '../../use-chat.ts';
import { answersQuery } from '../support.queries.ts';
import { customersLanguage } from './customers-language.ts';

const loadDialog = lazyPart(() => import('./answers-dialog.tsx'));

interface CannedAnswersProps {
  readonly flow: ChatFlow;
  readonly roomId: string;
}

/** Prepared answers over the field: a tap sends one in the language in which the customer wrote last; the rest can be written and changed. */
export function CannedAnswers({ flow, roomId }: CannedAnswersProps) {
  const t = useTranslate();
  const pageLanguage = useLanguage();
  const language = useChatState(flow, ({ open }) => customersLanguage(open)) ?? pageLanguage;
  const { transport } = usePortal();
  const { data: answers = [] } = useQuery(answersQuery(transport));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="portal-support__answers sw-chat-foot">
      <QuickReplies
        label={t('support.answers')}
        replies={answers.slice(0, 6).map(({ id, title }) => ({ id, text: title }))}
        onPick={(id) => {
          const answer = answers.find((one) => one.id === id);
          if (answer) flow.send(roomId, { kind: 'text', text: answer.text[language] });
        }}
      />
      <Button variant="quiet" size="dense" icon={MessageSquareText} onClick={() => setIsOpen(true)}>
        {t('support.answers')}
      </Button>
      {isOpen ? (
        <LazyView load={loadDialog} skeleton={null}>
          {({ AnswersDialog }) => (
            <AnswersDialog
              language={language}
              onUse={(text) => {
                flow.send(roomId, { kind: 'text', text });
                setIsOpen(false);
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LazyView>
      ) : null}
    </div>
  );
}
