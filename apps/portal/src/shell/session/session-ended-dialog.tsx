import { useTranslate } from '@songwai/features/shared/translate-context';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { SignInPanel } from '../../sessions/sign-in-panel.tsx';

/** Sign-in over the page; loaded only when a session ends. */
export function SessionEndedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { pathname, search } = useAddress();
  return (
    <Dialog isOpen presentation="sheet" title={t('joining.sessionEnded')} closeLabel={t('common.close')} onClose={onClose}>
      <p>{t('joining.sessionEndedHelp')}</p>
      <SignInPanel wanted={splitLocalizedPath(pathname).path + search} />
    </Dialog>
  );
}
