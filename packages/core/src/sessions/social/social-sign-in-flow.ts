import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../basics/clock.ts';
import type { ExpiringStorage } from '../../basics/storage/private-storage.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { startLine } from '../../identity/line-calls.ts';
import { loginWithFacebook, waitingUserOf } from '../calls.ts';
import type { SignInFlow } from '../joining/sign-in-flow.ts';
import { type LineReturn, lineSignUpOf, loginWithLine } from '../line-calls.ts';
import type { User } from '../session-state.ts';
import { createLineDepartures, type LineDeparture } from './line-departures.ts';
import { type FacebookPerson, lineProofMs, type SocialIdentity } from './social-identity.ts';

/** `cancelled`: the person did not agree at LINE. `unknown`: the way to LINE began elsewhere, or too long ago. */
export type SocialProblem = 'cancelled' | 'unknown';

export interface SocialSignInState {
  /** Whom LINE or Facebook vouches for and who has no account yet (102), for `JoiningFlow.bring`. */
  readonly stranger: SocialIdentity | null;
  readonly problem: SocialProblem | null;
}

/** What LINE adds to the address that it returns to. */
interface LineAnswer {
  readonly state: string;
  /** Null where the person did not agree. */
  readonly code: string | null;
}

/** Signing in by LINE or Facebook. Refusals are in the session's store, as those of any sign-in (spec §4). */
export interface SocialSignInFlow {
  readonly store: StoreApi<SocialSignInState>;
  /** Begins at LINE. @returns the address of LINE's page; null if it was refused. */
  leaveForLine(from: Omit<LineDeparture, 'ticket'>): Promise<string | null>;
  /** Takes LINE's answer, which works once. @returns where the visitor was; null if they did not leave from this browser. */
  returnFromLine(answer: LineAnswer): Promise<LineDeparture | null>;
  /** Signs in with the answer, once the visitor is back there; does nothing without one. */
  finishLine(): Promise<void>;
  withFacebook(person: FacebookPerson): Promise<void>;
  /** Takes the stranger or the problem away, once it was dealt with. */
  clear(): void;
}

interface SocialSignInOptions {
  readonly transport: Transport;
  readonly signIn: Pick<SignInFlow, 'admit'>;
  readonly storage: ExpiringStorage;
  readonly clock: Clock;
}

/** The answer in the address that LINE returned to; null for any other address. */
export const lineAnswerOf = (search: string): LineAnswer | null => {
  const query = new URLSearchParams(search);
  const [state, code] = [query.get('state'), query.get('code')];
  return state !== null && (code !== null || query.has('error')) ? { state, code } : null;
};

const nobody: SocialSignInState = { stranger: null, problem: null };

/** A shell makes it once, when a way of signing in is shown. */
export const createSocialSignInFlow = ({ transport, signIn, storage, clock }: SocialSignInOptions): SocialSignInFlow => {
  const store = createStore<SocialSignInState>(() => nobody);
  const departures = createLineDepartures(storage);
  /** Answers by state: a page that renders twice returns once. */
  const returns = new Map<string, Promise<LineDeparture | null>>();
  let back: LineReturn | null = null;

  const takeBack = async ({ state, code }: LineAnswer): Promise<LineDeparture | null> => {
    const departure = await departures.take(state);
    if (departure === null) store.setState({ ...nobody, problem: 'unknown' });
    else if (code === null) store.setState({ ...nobody, problem: 'cancelled' });
    else back = { code, state, ticket: departure.ticket };
    return departure;
  };

  /** Signs in; a person without an account becomes the stranger. */
  const admit = (ask: () => Promise<User>, strangerOf: (error: GatewayError) => SocialIdentity | null) =>
    signIn.admit(async () => {
      try {
        return await ask();
      } catch (error) {
        const stranger = error instanceof GatewayError ? strangerOf(error) : null;
        if (stranger === null) throw error;
        store.setState({ ...nobody, stranger });
        return null;
      }
    });

  const lineStranger = (error: GatewayError): SocialIdentity | null => {
    const found = lineSignUpOf(error);
    return found && { kind: 'line', ...found, endsAtMs: clock().getTime() + lineProofMs };
  };

  return {
    store,
    leaveForLine: async (from) => {
      const begun = { address: null as string | null };
      store.setState(nobody);
      await signIn.admit(async () => {
        const { authorizeUri, state, ticket } = await startLine(transport);
        await departures.save(state, { ...from, ticket });
        begun.address = authorizeUri;
        return null;
      });
      return begun.address;
    },
    returnFromLine: (answer) => {
      const returning = returns.get(answer.state) ?? takeBack(answer);
      returns.set(answer.state, returning);
      return returning;
    },
    finishLine: async () => {
      if (back === null) return;
      const answer = back;
      back = null;
      await admit(() => loginWithLine(transport, answer), lineStranger);
    },
    withFacebook: (person) => {
      store.setState(nobody);
      const stranger = (error: GatewayError): SocialIdentity | null =>
        error.code === 102 && waitingUserOf(error) === null ? { kind: 'facebook', person } : null;
      return admit(() => loginWithFacebook(transport, person), stranger);
    },
    clear: () => store.setState(nobody),
  };
};
