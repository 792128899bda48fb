import { useTranslate } from '@songwai/features/shared/translate-context';
import { useAddress } from '../routes/use-address.ts';
import { PanelFrame } from '../shell/panel/panel-frame.tsx';
import { wantedPage } from '../shell/session/came-from.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { StoredDraft } from './stored-draft.tsx';
import './login.page.css';

/** Signs in, then goes where the visitor wanted to (the guard does); shows the stored draft of an order. */
export function LoginPage() {
  const t = useTranslate();
  const { search } = useAddress();
  return (
    <PanelFrame>
      <h1 className="portal-login__title sw-heading--page">{t('account.signInTitle')}</h1>
      <StoredDraft />
      <SignInPanel wanted={wantedPage(search)} />
    </PanelFrame>
  );
}
