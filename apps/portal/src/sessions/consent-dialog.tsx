import { textOfGatewayError } from '@songwai/core/gateway/error-text';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { ConsentState } from '@songwai/core/sessions/consent-flow';
import { Phrases } from '@songwai/features/shared/phrases';
import { nodesIn, placesOf } from '@songwai/features/shared/text-with-nodes';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ConsentDialog as Question } from '@songwai/ui/consent-dialog/consent-dialog';
import { Link } from '@songwai/ui/link/link';
import { useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** Asks for the required and the optional consent before the service is used (spec §4 "Consent"). Only an answer closes it. */
export function ConsentDialog({ state }: { readonly state: Exclude<ConsentState, { readonly status: 'closed' }> }) {
  const t = useTranslate();
  const language = useLanguage();
  const { consent } = usePortal();
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);

  const newWindowText = t('account.newWindow');
  const textLink = (path: string, name: string) => (
    <Link href={localizedPath(language, path)} newWindowText={newWindowText}>
      {name}
    </Link>
  );
  const links = {
    privacy: textLink('/privacy', t('joining.consentPrivacy')),
    terms: textLink('/termsandconditions', t('joining.consentTerms')),
  };
  const problemText = (error: GatewayError) => {
    const { key, values } = textOfGatewayError(error);
    return error.code === 409 ? t('joining.consentChanged') : t(key, values);
  };

  return (
    <Question
      title={t('joining.consentTitle')}
      lead={<Phrases text={t('joining.consentLead')} />}
      problem={state.error ? problemText(state.error) : undefined}
      items={[
        {
          id: 'terms',
          badge: t('joining.consentRequired'),
          required: { missingText: t('joining.consentMandatory') },
          label: nodesIn(t('joining.consentAccept', placesOf(links)), links),
        },
        {
          id: 'promotions',
          badge: t('joining.consentOptional'),
          label: <Phrases text={t('joining.consentPromotions')} />,
          detail: <Phrases text={t('joining.consentPromotionsHelp')} />,
        },
      ]}
      tickedIds={tickedIds}
      onTick={setTickedIds}
      confirm={{
        label: t('joining.consentConfirm'),
        onConfirm: () => void consent.accept({ wantsPromotions: tickedIds.includes('promotions') }),
      }}
      refuse={{ label: t('joining.consentRefuse'), onRefuse: () => void consent.refuse() }}
      isSending={state.status === 'sending'}
    />
  );
}
