import { initialOf } from '@songwai/features/shared/initial-of';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { Stack } from '@songwai/ui/layout/stack';
import { LogOut } from 'lucide';
import { type ReactNode, useState } from 'react';
import { usePortal } from '../portal-context.tsx';

/** Asked of few visits. */
const loadQuestion = lazyPart(() => import('./sign-out-question.tsx'));

interface AccountCardProps {
  readonly isCompact: boolean;
  /** What stands above it, where there is room. */
  readonly children?: ReactNode;
}

/** At the end of the rail: what is in the wallet, whose account this is, and signing out, which is asked about first. */
export function AccountCard({ isCompact, children }: AccountCardProps) {
  const t = useTranslate();
  const { session } = usePortal();
  const user = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user : null));
  const [isAsking, setIsAsking] = useState(false);
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const signOut = <IconButton icon={LogOut} label={t('account.signOut')} onClick={() => setIsAsking(true)} />;
  return (
    <>
      {isCompact ? (
        signOut
      ) : (
        <Stack gap="small">
          {children}
          <Stack direction="row" justify="between" gap="small">
            <Avatar initials={initialOf(user.firstName)} />
            <div className="sw-grow">
              <div className="sw-strong">{name}</div>
              <div className="sw-note">{user.companyName || t('menu.person')}</div>
            </div>
            {signOut}
          </Stack>
        </Stack>
      )}
      {isAsking || loadQuestion.loaded() ? (
        <LazyView load={loadQuestion} skeleton={null}>
          {({ SignOutQuestion }) => <SignOutQuestion isOpen={isAsking} onClose={() => setIsAsking(false)} />}
        </LazyView>
      ) : null}
    </>
  );
}
