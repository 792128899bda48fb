import type { Language } from '@songwai/core/basics/language';
import { type CannedAnswer, removeCannedAnswer, saveCannedAnswer } from '@songwai/core/chat/support/answers-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { ConfirmAction } from '../../../shell/actions/confirm-action.tsx';
import { Problem } from '../../../shell/actions/problem.tsx';
import { useAction } from '../../../shell/actions/use-action.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { answersQuery } from '../support.queries.ts';

interface AnswersDialogProps {
  /** In which the customer writes. */
  readonly language: Language;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}

const empty = { title: '', th: '', en: '' };

/** All prepared answers: use one, write one, delete one. */
export function AnswersDialog({ language, onUse, onClose }: AnswersDialogProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const query = answersQuery(transport);
  const { data: answers = [] } = useQuery(query);
  const [draft, setDraft] = useState(empty);
  const [isMissing, setIsMissing] = useState(false);
  const [removing, setRemoving] = useState<Pick<CannedAnswer, 'id' | 'title'> | null>(null);
  const changing = useAction();
  const renew = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const handleSave = async () => {
    const { title, th, en } = draft;
    const isWhole = [title, th, en].every((text) => text.trim() !== '');
    setIsMissing(!isWhole);
    if (!isWhole) return;
    const isDone = await changing.run(async () => {
      await saveCannedAnswer(transport, { id: null, title: title.trim(), text: { th: th.trim(), en: en.trim() } });
      await renew();
    });
    if (isDone) setDraft(empty);
  };
  return (
    <Dialog isOpen presentation="full" title={t('support.answers')} closeLabel={t('common.close')} onClose={onClose}>
      <Stack>
        <Problem error={changing.error} />
        <List
          label={t('support.answers')}
          items={answers}
          loadingLabel={t('portal.loading')}
          empty={<EmptyState title={t('support.answersEmpty')} />}
          renderItem={({ id, title, text }) => (
            <ListRow
              title={title}
              detail={text[language]}
              onPress={() => onUse(text[language])}
              actions={
                <IconButton
                  icon={Trash2}
                  label={t('support.removeAnswer', { title })}
                  onClick={() => setRemoving({ id, title })}
                />
              }
            />
          )}
        />
        <h3 className="sw-strong">{t('support.addAnswer')}</h3>
        {isMissing ? <Banner tone="danger">{t('support.missing')}</Banner> : null}
        <TextField
          label={t('support.answerTitle')}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          maxLength={80}
        />
        <TextArea
          label={t('support.answerTextTh')}
          value={draft.th}
          onChange={(th) => setDraft({ ...draft, th })}
          maxLength={1_000}
        />
        <TextArea
          label={t('support.answerTextEn')}
          value={draft.en}
          onChange={(en) => setDraft({ ...draft, en })}
          maxLength={1_000}
        />
        <Button isLoading={changing.isBusy} onClick={() => void handleSave()}>
          {t('support.saveAnswer')}
        </Button>
      </Stack>
      {removing ? (
        <ConfirmAction
          title={t('support.removeQuestion', { title: removing.title })}
          detail={t('support.removeHelp')}
          confirmLabel={t('support.remove')}
          cancelLabel={t('chat.cancel')}
          act={async () => {
            await removeCannedAnswer(transport, removing.id);
            await renew();
          }}
          onDone={() => setRemoving(null)}
          onCancel={() => setRemoving(null)}
        />
      ) : null}
    </Dialog>
  );
}
