import { createStore } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { fetchUser, logout } from '../../sessions/calls.ts';
import type { SignInFlow } from '../../sessions/joining/sign-in-flow.ts';
import type { SessionFlow, User } from '../../sessions/session-state.ts';
import { type PartnerSignOn, signOn } from '../calls.ts';
import type { SignOnFlow, SignOnState } from './sign-on-state.ts';

export interface SignOnFlowOptions extends PartnerSignOn {
  /** Calls with another session than the portal's, or with none. */
  readonly transportAs: (sessionToken: string) => Transport;
  readonly session: SessionFlow;
  readonly signIn: SignInFlow;
  /** The guest's session could not be ended after the user declined it. */
  readonly onError: (error: unknown) => void;
}

/** Spec §8; the spelling is that of the contract. */
const failureText = (description: string): string => `Singon Failed: ${description || 'No Error Message'}!`;

const failureOf = (error: GatewayError): SignOnState => ({
  status: 'failed',
  text: failureText(error.description),
  reason: String(error.reply['reason'] ?? (error.code || error.kind)),
  canRetry: error.isTransient,
});

const nameOf = ({ firstName, lastName, userName }: User): string => `${firstName} ${lastName}`.trim() || userName;

/** Signs a partner's guest on to the portal. */
export const createSignOnFlow = (options: SignOnFlowOptions): SignOnFlow => {
  const { transportAs, session, signIn, partnerId, token, onError } = options;
  const store = createStore<SignOnState>(() => ({ status: 'working' }));
  const show = (state: SignOnState) => store.setState(state, true);
  /** The guest, whose session exists already, but is not the portal's. */
  let guest: User | null = null;
  let isRunning = false;

  const presentUser = (): User | null => {
    const state = session.store.getState();
    return state.status === 'signedIn' ? state.user : null;
  };

  const enter = async (user: User) => {
    await signIn.admit(async () => user);
    show({ status: presentUser() ? 'done' : 'naming' });
  };

  const exchange = async () => {
    // Who is signed in must be known first.
    await session.restore();
    if (partnerId === '' || token === '') {
      show({ status: 'failed', text: failureText(''), reason: 'token_missing', canRetry: false });
      return;
    }
    // Without the present session, which a refusal of the guest must not end.
    const signedOn = await signOn(transportAs(''), { partnerId, token });
    const { sessionToken } = signedOn.guest;
    guest = await fetchUser(transportAs(sessionToken), sessionToken);
    const present = presentUser();
    if (present === null || present.userId === guest.userId) return enter(guest);
    // A page that leads here could otherwise sign its visitors in to an account of its own choice, unnoticed.
    const { partnerName } = signedOn;
    show({ status: 'asking', name: nameOf(guest), partnerName, presentName: nameOf(present) });
  };

  return {
    store,
    start: async () => {
      if (isRunning) return;
      isRunning = true;
      show({ status: 'working' });
      try {
        await exchange();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        show(failureOf(error));
      } finally {
        isRunning = false;
      }
    },
    accept: async () => {
      if (guest === null || store.getState().status !== 'asking') return;
      show({ status: 'working' });
      // Also removes what is stored of the user before.
      await session.signOut();
      await enter(guest);
    },
    decline: async () => {
      if (guest === null || store.getState().status !== 'asking') return;
      show({ status: 'done' });
      try {
        await logout(transportAs(guest.sessionToken));
      } catch (error) {
        onError(error);
      }
    },
  };
};
