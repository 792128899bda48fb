import { useTranslate } from '@songwai/features/shared/translate-context';
import { CopyButton } from '@songwai/ui/copy-button/copy-button';
import { ShareButton } from '@songwai/ui/share/share-button';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';

interface JobShareProps {
  readonly trackingId: string;
  /** `corner`: small, over a phone's map. */
  readonly place: 'corner' | 'bar';
}

/** Passes on the public link of a job, which shows neither price nor phone. */
export function JobShare({ trackingId, place }: JobShareProps) {
  const t = useTranslate();
  const language = useLanguage();
  const url = new URL(localizedPath(language, `/t/${trackingId}`), window.location.origin).href;
  const shared = { url, title: t('tracking.shareTitle') };
  const texts = { copied: t('common.copied'), failed: t('tracking.copyFailed') };
  if (place === 'corner')
    return <ShareButton {...shared} variant="quiet" texts={{ ...texts, share: t('common.share'), copy: t('job.copyLink') }} />;
  return (
    <>
      <ShareButton
        {...shared}
        variant="primary"
        size="large"
        isFullWidth
        texts={{ ...texts, share: t('job.share'), copy: t('job.shareCopy') }}
      />
      {typeof navigator.share === 'function' ? (
        <CopyButton value={url} variant="secondary" size="large" texts={{ ...texts, copy: t('job.copyLink') }} />
      ) : null}
    </>
  );
}
