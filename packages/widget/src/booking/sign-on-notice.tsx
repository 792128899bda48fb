import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import type { SignOnState } from './guest-state.ts';

/** The partner's page did not say who is booking, or the gateway could not be reached. */
export function SignOnNotice({ signOn }: { readonly signOn: SignOnState }) {
  const t = useTranslate();
  if (signOn.status === 'missing') {
    return (
      <Banner tone="danger" title={t('order.signOnMissing')}>
        {t('order.signOnMissingHelp', { names: signOn.names.join(', ') })}
      </Banner>
    );
  }
  if (signOn.status === 'unreachable') {
    return (
      <Banner tone="danger" title={t('order.bookingFailed')}>
        {t('errors.gateway.network')}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title={t('order.signOnFailed')}>
      {t('order.signOnFailedHelp')}
    </Banner>
  );
}
