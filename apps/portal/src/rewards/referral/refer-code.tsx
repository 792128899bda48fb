import { useTranslate } from '@songwai/features/shared/translate-context';
import { QrCode } from '@songwai/ui/qr-code/qr-code';

/** The link as a code, for a friend who stands beside one. */
export function ReferCode({ url }: { readonly url: string }) {
  const t = useTranslate();
  return <QrCode value={url} label={t('referral.qr')} caption={t('referral.qrCaption')} />;
}
