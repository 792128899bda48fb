import { formatLongDate } from '@songwai/core/basics/bangkok-time';
import { cancelErasure } from '@songwai/core/privacy/privacy-calls';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../shell/actions/problem.tsx';
import { useAction } from '../shell/actions/use-action.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { privacyKey, privacyQuery } from './privacy-settings.queries.ts';

/** The erasure that is scheduled, with the button that stops it. Mails about it lead here. Nothing if none is. */
export function ErasureBanner() {
  const t = useTranslate();
  const language = useLanguage();
  const { transport } = usePortal();
  const queries = useQueryClient();
  const { data } = useQuery(privacyQuery(transport));
  const stopping = useAction();
  const [isStopped, setIsStopped] = useState(false);
  const dueAt = data?.erasureDueAt ?? null;

  const box = useRef<HTMLDivElement>(null);
  const wasPending = useRef<boolean | null>(null);
  const isPending = data ? dueAt !== null : null;
  // Asked for or stopped on this page: its button is gone, and on a phone this is above what is in view.
  useEffect(() => {
    if (isPending === null) return;
    if (wasPending.current !== null && wasPending.current !== isPending) box.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  const handleStop = () =>
    void stopping.run(async () => {
      await cancelErasure(transport);
      setIsStopped(true);
      await queries.invalidateQueries({ queryKey: [privacyKey] });
    });

  if (dueAt === null && !isStopped) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {dueAt === null ? (
        <Banner tone="success">{t('privacy.eraseStopped')}</Banner>
      ) : (
        <>
          <Banner
            tone="warn"
            title={t('privacy.erasePending', { date: formatLongDate(dueAt, language) })}
            action={
              <Button variant="primary" isLoading={stopping.isBusy} onClick={handleStop}>
                {t('privacy.eraseStop')}
              </Button>
            }
          >
            <Phrases text={t('privacy.erasePendingDetail')} />
          </Banner>
          <Problem error={stopping.error} />
        </>
      )}
    </div>
  );
}
