import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Confirm } from '@songwai/ui/confirm/confirm';
import { usePortal } from '../portal-context.tsx';

interface SignOutQuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before signing out, which also removes a begun order from this device. */
export function SignOutQuestion({ isOpen, onClose }: SignOutQuestionProps) {
  const t = useTranslate();
  const { session } = usePortal();
  return (
    <Confirm
      isOpen={isOpen}
      title={t('menu.signOutQuestion')}
      confirmLabel={t('account.signOut')}
      cancelLabel={t('menu.stay')}
      onConfirm={() => void session.signOut()}
      onCancel={onClose}
    >
      <Phrases text={t('menu.signOutHelp')} />
    </Confirm>
  );
}
