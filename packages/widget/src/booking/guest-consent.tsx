import { textOfGatewayError } from '@songwai/core/gateway/error-text';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { OrderState } from '@songwai/core/orders/order-state';
import { termsNeeded } from '@songwai/core/terms/terms-refusal';
import { nodesIn, placesOf } from '@songwai/features/shared/text-with-nodes';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { useEffect, useRef } from 'react';
import type { GuestHost, GuestState } from './guest-state.ts';
import { hasTermsToAccept, withTermsOf } from './guest-terms.ts';

const wholeState = (state: GuestState) => state;
const selectRefusal = ({ booking }: OrderState) => (booking.status === 'failed' ? booking.error : null);

interface GuestConsentProps {
  readonly booking: Pick<GuestHost, 'flow' | 'gatewayOrigin'> & { readonly guest: GuestHost['store'] };
}

/** The box that a partner's guest ticks before booking, if there are terms to accept. */
export function GuestConsent({ booking }: GuestConsentProps) {
  const { guest, flow, gatewayOrigin } = booking;
  const t = useTranslate();
  const language = useLanguage();
  const state = useFlow(guest, wholeState);
  const refused = useFlow(flow.store, selectRefusal);
  const box = useRef<HTMLDivElement>(null);
  const { hasAgreed = false, consentAsked = 0, consentError = null, signOn } = state;

  // The gateway refuses a booking if a new version came into force after the sign-on.
  useEffect(() => {
    const newer = termsNeeded(refused);
    if (newer) guest.setState((before) => ({ ...withTermsOf(before, newer), hasAgreed: false }));
  }, [refused, guest]);

  useEffect(() => {
    if (consentAsked > 0) box.current?.querySelector('input')?.focus();
  }, [consentAsked]);

  if (signOn.status !== 'signedOn' || !hasTermsToAccept(state)) return null;

  const link = (path: string, text: string) => (
    <a
      href={`${gatewayOrigin}${language === 'en' ? '/en' : ''}${path}`}
      target="_blank"
      rel="noopener noreferrer"
      title={t('consent.newWindow')}
    >
      {text}
    </a>
  );
  const { guest: signedOn, partner, partnerName } = signOn;
  const links = {
    privacy: link('/privacy', t('consent.privacy')),
    terms: link('/termsandconditions', t('consent.terms')),
    partnerTerms: link(`/termsandconditions/${partner}`, t('consent.partner', { partner: partnerName })),
  };
  const places = placesOf(links);
  const problemText = (error: GatewayError) => {
    const { key, values } = textOfGatewayError(error);
    return t(key, values);
  };
  const missing = consentError ? problemText(consentError) : t('consent.missing');

  return (
    <div ref={box}>
      <Checkbox
        label={nodesIn(signedOn.terms?.partner ? t('consent.withPartner', places) : t('consent.accept', places), links)}
        isChecked={hasAgreed}
        isRequired
        onChange={(isTicked) => guest.setState({ hasAgreed: isTicked })}
        error={consentAsked > 0 && (!hasAgreed || consentError) ? missing : undefined}
      />
    </div>
  );
}
