import { useTranslate } from '@songwai/features/shared/translate-context';
import { ConfirmAction } from '../../shell/actions/confirm-action.tsx';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { entryPath } from '../../shell/session/came-from.ts';

/** Leads whoever is signed in, and has no password or forgot it, to a new one by a code: that is a page for visitors. */
export function ForgottenPassword({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslate();
  const { session } = usePortal();
  const navigate = useLocalizedNavigate();
  return (
    <ConfirmAction
      title={t('settings.forgottenQuestion')}
      detail={t('settings.forgottenHelp')}
      confirmLabel={t('settings.signOutForCode')}
      cancelLabel={t('settings.cancel')}
      act={() => session.signOut()}
      onDone={() => navigate(entryPath('/forgotpassword', '/settings/security'))}
      onCancel={onCancel}
    />
  );
}
