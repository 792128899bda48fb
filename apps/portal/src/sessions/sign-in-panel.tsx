import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useEffect, useState } from 'react';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { entryPath } from '../shell/session/came-from.ts';
import { NamesMissing } from './names-missing.tsx';
import { openSignIn } from './open-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import { openTypedName } from './typed-name.ts';

const loadSocial = lazyPart(() => import('./social/social-entry.tsx'));
const loadCodeSignIn = lazyPart(() => import('./code-sign-in.tsx'), ['joining']);

interface SignInPanelProps {
  /** Where to go after joining or setting a new password; null: to the order form. */
  readonly wanted: string | null;
}

/**
 * Sign-in by password, or by a code if the password is forgotten or locked; both share the typed name. The same in the page and
 * in the popup over a page.
 */
export function SignInPanel({ wanted }: SignInPanelProps) {
  const t = useTranslate();
  const { part } = usePortal();
  const signIn = part(openSignIn);
  const { incomplete, unverified } = useFlow(signIn.store, (state) => state);
  const navigate = useLocalizedNavigate();
  const [userName, setUserName] = useState('');
  const [isByCode, setIsByCode] = useState(false);

  useEffect(() => {
    if (unverified) navigate(entryPath('/verify', wanted));
  }, [unverified, navigate, wanted]);

  if (incomplete) return <NamesMissing user={incomplete} />;
  return (
    <>
      {isByCode ? (
        <LazyView load={loadCodeSignIn} skeleton={<Skeleton shape="block" height="240px" />}>
          {({ CodeSignIn }) => <CodeSignIn userName={userName} onUserName={setUserName} onBack={() => setIsByCode(false)} />}
        </LazyView>
      ) : (
        <SignInForm
          userName={userName}
          onUserName={setUserName}
          onUseCode={() => setIsByCode(true)}
          forgotLink={
            <LocalLink to={entryPath('/forgotpassword', wanted)} onPress={() => part(openTypedName).setState({ userName })}>
              {t('account.forgot')}
            </LocalLink>
          }
        />
      )}
      <LazyView load={loadSocial} skeleton={null} isOptional>
        {({ SocialEntry }) => <SocialEntry wanted={wanted} />}
      </LazyView>
      <div className="portal-entry">
        <p className="sw-soft">
          {t('account.noAccount')} <LocalLink to={entryPath('/signup', wanted)}>{t('account.signUp')}</LocalLink>
        </p>
      </div>
    </>
  );
}
