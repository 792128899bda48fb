import { removeNews, saveNews, type WrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { Problem } from '../../shell/actions/problem.tsx';
import { useAction } from '../../shell/actions/use-action.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { useStoredDraft } from '../../shell/settings/use-stored-draft.ts';
import { newsKey } from '../news.queries.ts';
import { newsPath } from '../news-path.ts';
import { AudienceFields } from './audience-fields.tsx';
import { CoverFields } from './cover-fields.tsx';
import { draftOf, formOf, isWhole, type NewsFormValues, restoredForm } from './news-form-values.ts';
import { TextFields } from './text-fields.tsx';
import { writtenQuery } from './written.queries.ts';

/** Writes news, or changes what is stored. What was typed stays through refusals, reloads and a new sign-in. */
export function NewsForm({ news }: { readonly news: WrittenNews | undefined }) {
  const t = useTranslate();
  const language = useLanguage();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const navigate = useLocalizedNavigate();
  const target = useLocalTarget();
  const [typed, store, forget] = useStoredDraft(`news.${news?.id ?? 'new'}`);
  const values = restoredForm(typed, formOf(news));
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const [isMissing, setIsMissing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const saving = useAction();
  const handleChange = (change: Partial<NewsFormValues>) => {
    // A picture may arrive after more was typed.
    latest.current = { ...latest.current, ...change };
    store(JSON.stringify(latest.current));
  };
  const leave = async () => {
    forget();
    await queries.invalidateQueries({ queryKey: writtenQuery(transport).queryKey });
    void queries.invalidateQueries({ queryKey: newsKey });
    navigate('/admin/news');
  };
  const handleSave = async () => {
    setIsMissing(!isWhole(values));
    if (!isWhole(values)) return;
    const isDone = await saving.run(async () => {
      await saveNews(transport, news?.id ?? null, draftOf(values));
    });
    if (isDone) await leave();
  };
  return (
    <Stack gap="large">
      <PageHeader
        title={news ? news.title[language] : t('newsAdmin.write')}
        back={{ text: t('newsAdmin.allNews'), link: target('/admin/news') }}
      />
      {/* To whom news is not, its page does not exist: administrators are hardly ever of a tier or a company. */}
      {news?.state === 'live' && news.audience !== 'tier' && news.audience !== 'company' ? (
        <LocalLink kind="standalone" to={newsPath(news)}>
          {t('newsAdmin.view')}
        </LocalLink>
      ) : null}
      <TextFields values={values} onChange={handleChange} />
      <CoverFields values={values} onChange={handleChange} />
      <AudienceFields values={values} onChange={handleChange} />
      {isMissing ? <Banner tone="danger">{t('newsAdmin.missing')}</Banner> : null}
      <Problem error={saving.error} />
      <Stack direction="row">
        <Button variant="primary" isLoading={saving.isBusy} onClick={() => void handleSave()}>
          {t('newsAdmin.save')}
        </Button>
        {news ? (
          <Button variant="quiet" onClick={() => setIsRemoving(true)}>
            {t('newsAdmin.remove')}
          </Button>
        ) : null}
      </Stack>
      {news && isRemoving ? (
        <ConfirmAction
          title={t('newsAdmin.removeTitle', { title: news.title[language] })}
          detail={t('newsAdmin.removeDetail')}
          confirmLabel={t('newsAdmin.remove')}
          cancelLabel={t('newsAdmin.leave')}
          act={() => removeNews(transport, news.id)}
          onDone={() => void leave()}
          onCancel={() => setIsRemoving(false)}
        />
      ) : null}
    </Stack>
  );
}
