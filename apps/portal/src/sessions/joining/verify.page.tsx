import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { buttonClass } from '@songwai/ui/button/button';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { BackButton } from '../../shell/panel/back-button.tsx';
import { PanelFrame } from '../../shell/panel/panel-frame.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath, wantedPage } from '../../shell/session/came-from.ts';
import { NamesMissing } from '../names-missing.tsx';
import { openSignIn } from '../open-sign-in.ts';
import { NumberFix } from './number-fix.tsx';
import { openJoining } from './open-joining.ts';
import { SentCode } from './sent-code.tsx';

/** The code of the phone, then that of the e-mail address if there is one; the last one signs in (spec §4). */
export function VerifyPage() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const { part } = usePortal();
  const joining = part(openJoining);
  const { waiting, isRestored } = useFlow(joining.store, (state) => state);
  const signIn = part(openSignIn);
  const { incomplete, unverified } = useFlow(signIn.store, (state) => state);
  const wanted = wantedPage(useAddress().search);

  // A sign-in found out that this account's phone was never confirmed.
  useEffect(() => {
    if (unverified === null) return;
    joining.takeUp(unverified);
    signIn.leave();
  }, [unverified, joining, signIn]);

  const content = () => {
    if (incomplete)
      return (
        <>
          <h1 className="sw-heading--page">{t('joining.completeTitle')}</h1>
          <NamesMissing user={incomplete} />
        </>
      );
    if (waiting?.email)
      return (
        <>
          <h1 className="sw-heading--page">{t('joining.emailTitle')}</h1>
          <SentCode key="email" to={waiting.email} waiting={waiting} onSkip={() => void joining.skipEmail()} />
        </>
      );
    if (waiting)
      return (
        <>
          <BackButton onBack={() => navigate(entryPath('/signup', wanted))} />
          <h1 className="sw-heading--page">{t(waiting.code ? 'joining.verifyTitle' : 'joining.phoneTitle')}</h1>
          <SentCode key="phone" to={formatPhone(waiting.phone)} waiting={waiting}>
            <NumberFix phone={waiting.phone} />
          </SentCode>
        </>
      );
    if (!isRestored)
      return (
        <SkeletonGroup label={t('portal.loading')}>
          <Skeleton shape="block" height="180px" />
        </SkeletonGroup>
      );
    return (
      <>
        <h1 className="sw-heading--page">{t('joining.nothingTitle')}</h1>
        <div className="portal-entry">
          <p className="sw-soft">{t('joining.nothingHelp')}</p>
          <Link
            className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
            to={localizedPath(language, entryPath('/login', wanted))}
          >
            {t('account.signIn')}
          </Link>
          <Link
            className={buttonClass({ variant: 'secondary', size: 'large', isFullWidth: true })}
            to={localizedPath(language, entryPath('/signup', wanted))}
          >
            {t('account.signUp')}
          </Link>
        </div>
      </>
    );
  };
  return <PanelFrame>{content()}</PanelFrame>;
}
