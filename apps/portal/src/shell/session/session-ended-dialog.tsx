import { useTranslate } from '@songwai/features/shared/translate-context';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { SignInPanel } from '../../sessions/sign-in-panel.tsx';

/** Sign-in over the page; loaded only when a session ends. */
export function SessionEndedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog isOpen presentation="sheet" title={t('account.sessionEnded')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('account.sessionEndedHelp')}</p>
      <SignInPanel />
    </Dialog>
  );
}
