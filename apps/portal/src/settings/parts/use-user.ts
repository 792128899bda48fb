import { fetchUser } from '@songwai/core/sessions/calls';
import type { User } from '@songwai/core/sessions/session-state';
import { useFlow } from '@songwai/features/shared/use-flow';
import type { Portal } from '../../shell/portal.ts';
import { usePortal } from '../../shell/portal-context.tsx';

/** The signed-in user; null while the page's guard leads elsewhere. */
export const useUser = (): User | null =>
  useFlow(usePortal().session.store, (state) => (state.status === 'signedIn' ? state.user : null));

/** Reads the user again after a change of its account, such as joining a company. @throws GatewayError */
export const refreshUser = async ({ transport, session }: Portal): Promise<void> => {
  const token = session.sessionToken();
  if (token === null) return;
  const user = await fetchUser(transport, token);
  // Another user may have signed in meanwhile.
  if (session.sessionToken() === token) await session.adopt(user);
};
