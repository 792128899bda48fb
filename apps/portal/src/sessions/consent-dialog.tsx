import { textOfGatewayError } from '@songwai/core/gateway/error-text';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { ConsentState } from '@songwai/core/sessions/consent-flow';
import { Phrases } from '@songwai/features/shared/phrases';
import { nodesIn, placesOf } from '@songwai/features/shared/text-with-nodes';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Link } from '@songwai/ui/link/link';
import { useRef, useState } from 'react';
import { localizedPath } from '../routes/localized-path.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import './consent-dialog.css';

/** Escape and a press outside do not close it. */
const stayOpen = () => undefined;

/** Asks for the required and the optional consent before the service is used. Only an answer closes it. */
export function ConsentDialog({ state }: { readonly state: Exclude<ConsentState, { readonly status: 'closed' }> }) {
  const t = useTranslate();
  const language = useLanguage();
  const { consent } = usePortal();
  const [isAccepted, setIsAccepted] = useState(false);
  const [wantsPromotions, setWantsPromotions] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const required = useRef<HTMLDivElement>(null);
  const isSending = state.status === 'sending';

  const handleConfirm = () => {
    setIsMissing(!isAccepted);
    if (isAccepted) void consent.accept({ wantsPromotions });
    else required.current?.querySelector('input')?.focus();
  };
  const handleAccept = (isTicked: boolean) => {
    setIsAccepted(isTicked);
    if (isTicked) setIsMissing(false);
  };

  const newWindowText = t('account.consentNewWindow');
  const textLink = (path: string, name: string) => (
    <Link href={localizedPath(language, path)} newWindowText={newWindowText}>
      {name}
    </Link>
  );
  const links = {
    privacy: textLink('/privacy', t('account.consentPrivacy')),
    terms: textLink('/termsandconditions', t('account.consentTerms')),
  };
  const problemText = (error: GatewayError) => {
    const { key, values } = textOfGatewayError(error);
    return error.code === 409 ? t('account.consentChanged') : t(key, values);
  };

  return (
    <Dialog isOpen presentation="sheet" title={t('account.consentTitle')} onClose={stayOpen}>
      <div className="portal-consent">
        <p className="sw-soft">
          <Phrases text={t('account.consentLead')} />
        </p>
        {state.error ? <Banner tone="danger">{problemText(state.error)}</Banner> : null}
        <div ref={required}>
          <Card className="portal-consent__card" isInvalid={isMissing}>
            <Badge tone="brand">{t('account.consentRequired')}</Badge>
            <Checkbox
              label={nodesIn(t('account.consentAccept', placesOf(links)), links)}
              isChecked={isAccepted}
              onChange={handleAccept}
              isRequired
              error={isMissing ? t('account.consentMandatory') : undefined}
            />
          </Card>
        </div>
        <Card className="portal-consent__card">
          <Badge>{t('account.consentOptional')}</Badge>
          <Checkbox
            label={<Phrases text={t('account.consentPromotions')} />}
            detail={<Phrases text={t('account.consentPromotionsHelp')} />}
            isChecked={wantsPromotions}
            onChange={setWantsPromotions}
          />
        </Card>
        <div className="portal-consent__answers">
          <Button variant="primary" size="large" isFullWidth isLoading={isSending} onClick={handleConfirm}>
            {t('account.consentConfirm')}
          </Button>
          <Button variant="soft" isFullWidth isDisabled={isSending} onClick={() => void consent.refuse()}>
            {t('account.consentRefuse')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
