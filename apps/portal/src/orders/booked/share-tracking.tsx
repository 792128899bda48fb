import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { QrCode } from '@songwai/ui/qr-code/qr-code';
import { ShareLink } from '@songwai/ui/share/share-link';
import { QrCode as QrIcon } from 'lucide';
import { useState } from 'react';
import { useJobUrl } from '../../shell/jobs/use-job-url.ts';

/** LINE's own address for sharing a link, which opens the app where there is one. */
const lineShare = (url: string) => `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;

/** The tracking link of a job: to copy, for the device's share sheet, by LINE, as a QR code. */
export function ShareTracking({ trackingId }: { readonly trackingId: string }) {
  const t = useTranslate();
  const [isQrShown, setIsQrShown] = useState(false);
  const url = useJobUrl()(trackingId);
  return (
    <Card>
      <Stack gap="medium">
        <div>
          <h2 className="sw-heading--small">{t('booked.forReceivers')}</h2>
          <p className="sw-soft">{t('booked.forReceiversDetail')}</p>
        </div>
        <ShareLink
          url={url}
          shownUrl={url.replace(/^https?:\/\//, '')}
          title={t('booked.forReceivers')}
          texts={{
            share: t('booked.share'),
            copy: t('common.copy'),
            copied: t('common.copied'),
            failed: t('booked.copyFailed'),
          }}
        />
        <Stack direction="row" gap="small">
          <a className={buttonClass({})} href={lineShare(url)} target="_blank" rel="noreferrer">
            {t('booked.toLine')}
          </a>
          <Button icon={QrIcon} aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
            {t(isQrShown ? 'booked.hideQr' : 'booked.showQr')}
          </Button>
        </Stack>
        {isQrShown ? <QrCode value={url} label={t('booked.qr')} size="small" /> : null}
      </Stack>
    </Card>
  );
}
