import { answerInvalidSession } from '@songwai/core/sessions/invalid-session';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useEffect } from 'react';
import { splitLocalizedPath } from '../../routes/localized-path.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useLocalizedNavigate } from '../language/use-localized-navigate.ts';
import { usePortal } from '../portal-context.tsx';
import { signInPath } from './came-from.ts';

const loadDialog = lazyPart(() => import('./session-ended-dialog.tsx'), ['joining']);

/**
 * Reacts to an ended session (spec §8): on public pages the sign-in opens over the page, so that no input is lost; elsewhere it goes to the
 * sign-in page and back.
 */
export function SessionEnded() {
  const { session, endedSession } = usePortal();
  const code = useFlow(endedSession, (state) => state.code);
  const status = useFlow(session.store, (state) => state.status);
  const { pathname, search } = useAddress();
  const navigate = useLocalizedNavigate();
  const { path } = splitLocalizedPath(pathname);
  const isRedirect = code !== null && answerInvalidSession(path) === 'signOutAndLogin';

  useEffect(() => {
    if (code !== null && status === 'signedIn') endedSession.setState({ code: null });
  }, [code, status, endedSession]);

  useEffect(() => {
    if (!isRedirect) return;
    endedSession.setState({ code: null });
    navigate(signInPath(path + search), { replace: true });
  }, [isRedirect, endedSession, navigate, path, search]);

  if (code === null || isRedirect || path === '/login') return null;
  return (
    <LazyView load={loadDialog} skeleton={null}>
      {({ SessionEndedDialog }) => <SessionEndedDialog onClose={() => endedSession.setState({ code: null })} />}
    </LazyView>
  );
}
