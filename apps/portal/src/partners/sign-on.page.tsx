import { createSignOnFlow } from '@songwai/core/partners/sign-on/sign-on-flow';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Spinner } from '@songwai/ui/spinner/spinner';
import { useEffect, useState } from 'react';
import { useAddress } from '../routes/use-address.ts';
import { NamesMissing } from '../sessions/names-missing.tsx';
import { openSignIn } from '../sessions/open-sign-in.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { SignOnFailed } from './sign-on-failed.tsx';
import { SignOnQuestion } from './sign-on-question.tsx';
import { takeSignOnLink } from './take-sign-on-link.ts';
import './sign-on.page.css';

/** Where a partner's site leads its guests with a signed token: signs in, and goes on (spec §2 "Partner single sign-on entry"). */
export function SignOnPage() {
  const t = useTranslate();
  const navigate = useLocalizedNavigate();
  const { search } = useAddress();
  const { transportAs, session, part, onError } = usePortal();
  const signIn = part(openSignIn);
  const [link] = useState(() => takeSignOnLink(search, window));
  const [flow] = useState(() => createSignOnFlow({ ...link, transportAs, session, signIn, onError }));
  const state = useFlow(flow.store, (current) => current);
  const incomplete = useFlow(signIn.store, (current) => current.incomplete);
  const isSignedIn = useFlow(session.store, ({ status }) => status === 'signedIn');
  const isDone = state.status === 'done' || (state.status === 'naming' && isSignedIn);

  useEffect(() => void flow.start().catch(onError), [flow, onError]);
  useEffect(() => {
    if (isDone) navigate(link.next, { replace: true });
  }, [isDone, navigate, link]);

  const content = () => {
    if (state.status === 'failed') return <SignOnFailed failure={state} onRetry={() => void flow.start().catch(onError)} />;
    if (state.status === 'asking')
      return (
        <SignOnQuestion
          question={state}
          onAccept={() => void flow.accept().catch(onError)}
          onDecline={() => void flow.decline().catch(onError)}
        />
      );
    if (state.status === 'naming' && incomplete)
      return (
        <>
          <h1 className="sw-heading--page">{t('signon.nameTitle')}</h1>
          <NamesMissing user={incomplete} />
        </>
      );
    return (
      <div className="portal-sign-on__working" role="status">
        <Spinner size="large" />
        <h1 className="sw-heading">{t('signon.working')}</h1>
        <p className="sw-soft">{t('signon.workingHelp')}</p>
      </div>
    );
  };
  return (
    <main className="portal-sign-on" id="main">
      {content()}
    </main>
  );
}
