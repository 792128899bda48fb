import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { BackButton } from '../../shell/panel/back-button.tsx';
import { PanelFrame } from '../../shell/panel/panel-frame.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath, wantedPage } from '../../shell/session/came-from.ts';
import { NamesMissing } from '../names-missing.tsx';
import { openSignIn } from '../open-sign-in.ts';
import { openPasswordReset } from './open-password-reset.ts';
import { RenewForm } from './renew-form.tsx';
import { ResetNameForm } from './reset-name-form.tsx';

/** A new password by a code. It never says whether an account exists (spec §7, decisions). */
export function ForgotPasswordPage() {
  const t = useTranslate();
  const { part } = usePortal();
  const reset = part(openPasswordReset);
  const signIn = part(openSignIn);
  const asked = useFlow(reset.store, (state) => state.asked);
  const { incomplete, unverified } = useFlow(signIn.store, (state) => state);
  const navigate = useLocalizedNavigate();
  const wanted = wantedPage(useAddress().search);

  useEffect(() => {
    if (unverified) navigate(entryPath('/verify', wanted));
  }, [unverified, navigate, wanted]);

  const handleBack = () => {
    if (asked) reset.back();
    else navigate(entryPath('/login', wanted));
  };
  return (
    <PanelFrame>
      <BackButton onBack={handleBack} />
      <h1 className="sw-heading--page">{incomplete ? t('joining.completeTitle') : t('joining.resetTitle')}</h1>
      {incomplete ? <NamesMissing user={incomplete} /> : asked ? <RenewForm key={asked.atMs} asked={asked} /> : <ResetNameForm />}
    </PanelFrame>
  );
}
