import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Card } from '@songwai/ui/card/card';
import { useEffect } from 'react';
import { useAddress } from '../routes/use-address.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { cameFrom } from '../shell/session/came-from.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { StoredDraft } from './stored-draft.tsx';
import './login.page.css';

/** Signs in, then goes where the visitor wanted to; shows the stored draft of an order. */
export function LoginPage() {
  const t = useTranslate();
  const { session } = usePortal();
  const status = useFlow(session.store, (state) => state.status);
  const { search } = useAddress();
  const navigate = useLocalizedNavigate();

  useEffect(() => {
    if (status === 'signedIn') navigate(cameFrom(search, '/neworder'), { replace: true });
  }, [status, search, navigate]);

  return (
    <main className="portal-login" id="main">
      <Card padding="large">
        <h1 className="portal-login__title sw-heading--page">{t('account.signInTitle')}</h1>
        <StoredDraft />
        <SignInPanel />
      </Card>
    </main>
  );
}
