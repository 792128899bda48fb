import { createStore } from 'zustand/vanilla';
import { createGuid } from '../../basics/ids.ts';
import type { ExpiringStorage } from '../../basics/storage/private-storage.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import { isSessionInvalid } from '../../gateway/read-envelope.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { AskedCode, CodeSent } from '../../identity/code-sent.ts';
import { resendCode, verifyCode } from '../../identity/sign-up-calls.ts';
import { resendEmailCode, verifySignInEmail } from '../../profile/email-calls.ts';
import { fetchUser } from '../calls.ts';
import type { SocialIdentity } from '../social/social-identity.ts';
import { emptyJoiningDraft, type JoiningDraft } from './joining-draft.ts';
import type { JoiningFlow, JoiningState, WaitingAccount } from './joining-state.ts';
import { createJoiningStorage } from './joining-storage.ts';
import { sendSignUp } from './send-sign-up.ts';
import type { SignInFlow } from './sign-in-flow.ts';

interface JoiningFlowOptions {
  readonly transport: Transport;
  /** A transport with a session that is not the portal's own yet. */
  readonly transportAs: (sessionToken: string) => Transport;
  readonly signIn: Pick<SignInFlow, 'admit'>;
  readonly storage: ExpiringStorage;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly onError: (error: unknown) => void;
}

const start: JoiningState = {
  isRestored: false,
  draft: emptyJoiningDraft,
  social: null,
  waiting: null,
  isSending: false,
  error: null,
};

/** The fields of a sign-up that the gateway names when LINE's or Facebook's word no longer counts. */
const socialFields: readonly (string | null)[] = ['lineProof', 'facebookId', 'facebookTokenId'];

/** Names from Facebook stand in for those that were not typed. What is shown at LINE is seldom a name. */
const namedDraft = (draft: JoiningDraft, social: SocialIdentity): JoiningDraft => {
  if (social.kind === 'line') return draft;
  const { firstName, lastName } = social.person;
  return { ...draft, firstName: draft.firstName || firstName, lastName: draft.lastName || lastName };
};

/** A shell makes it once, when the first page needs it. */
export const createJoiningFlow = (options: JoiningFlowOptions): JoiningFlow => {
  const { transport, transportAs, signIn, clock, random } = options;
  const store = createStore<JoiningState>(() => start);
  const stored = createJoiningStorage(options);
  let guid = createGuid(clock(), random);

  const save = () => {
    const { draft, social, waiting } = store.getState();
    void stored.save({ draft, guid, line: social?.kind === 'line' ? social : null, waiting });
  };
  const asked = (sent: CodeSent): AskedCode => ({ ...sent, atMs: clock().getTime() });
  const waitFor = (waiting: WaitingAccount) => {
    store.setState({ waiting, error: null });
    save();
  };

  /** One step at a time; a refusal is kept for the view. */
  const step = async (act: () => Promise<void>) => {
    if (store.getState().isSending) return;
    store.setState({ isSending: true, error: null });
    try {
      await act();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      store.setState(socialFields.includes(error.field) ? { error, social: null } : { error });
      // The account is not lost: signing in with its password leads back to this step.
      if (isSessionInvalid(error)) store.setState({ waiting: null });
    } finally {
      store.setState({ isSending: false });
    }
  };

  const forget = async () => {
    guid = createGuid(clock(), random);
    store.setState({ draft: emptyJoiningDraft, social: null, waiting: null, error: null });
    await stored.drop();
  };

  /** Everything is proven: sign in, and forget the sign-up. */
  const finish = async (sessionToken: string) => {
    const user = await fetchUser(transportAs(sessionToken), sessionToken);
    await signIn.admit(async () => user);
    await forget();
  };

  const enterCode = async (waiting: WaitingAccount, code: string) => {
    const own = transportAs(waiting.sessionToken);
    if (waiting.email !== null) {
      await verifySignInEmail(own, code);
      return finish(waiting.sessionToken);
    }
    const { emailToVerify: email, emailCode } = await verifyCode(own, code);
    if (email === null) return finish(waiting.sessionToken);
    waitFor({ ...waiting, email, code: emailCode && asked(emailCode) });
  };

  let restoring: Promise<void> | undefined;
  const takeUpStored = async () => {
    const earlier = await stored.load();
    if (earlier) guid = earlier.guid;
    const { draft, social, waiting } = store.getState();
    // What was typed meanwhile is newer.
    if (earlier && draft === start.draft) store.setState({ draft: earlier.draft });
    const [earlierSocial, earlierWaiting] = earlier ? [earlier.line, earlier.waiting] : [null, null];
    store.setState({ social: social ?? earlierSocial, waiting: waiting ?? earlierWaiting, isRestored: true });
  };

  return {
    store,
    restore: () => {
      restoring ??= takeUpStored();
      return restoring;
    },
    edit: (change) => {
      store.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
      save();
    },
    bring: (social) => {
      // Another way of signing up is another sign-up.
      guid = createGuid(clock(), random);
      store.setState(({ draft }) => ({ social, waiting: null, error: null, draft: social ? namedDraft(draft, social) : draft }));
      save();
    },
    join: (form, { termsVersion }) =>
      step(async () => {
        const { social } = store.getState();
        const account = await sendSignUp(transport, { form, social, guid, termsVersion });
        if (account.isVerified) return finish(account.sessionToken);
        waitFor({ sessionToken: account.sessionToken, phone: form.phone, email: null, code: asked(account) });
      }),
    takeUp: ({ sessionToken, phone, confirmPhone }) =>
      waitFor({ sessionToken, phone: phone || confirmPhone, email: null, code: null }),
    askAgain: (phone) =>
      step(async () => {
        const { waiting } = store.getState();
        if (waiting === null) return;
        const own = transportAs(waiting.sessionToken);
        const sent = await (waiting.email === null ? resendCode(own, phone) : resendEmailCode(own));
        // There is nothing left to prove.
        if (sent === null) return finish(waiting.sessionToken);
        waitFor({ ...waiting, phone: phone ?? waiting.phone, code: asked(sent) });
      }),
    enterCode: (code) =>
      step(async () => {
        const { waiting } = store.getState();
        if (waiting) await enterCode(waiting, code);
      }),
    skipEmail: () =>
      step(async () => {
        const { waiting } = store.getState();
        if (waiting) await finish(waiting.sessionToken);
      }),
    backToForm: () => {
      // Another number or address is another sign-up.
      guid = createGuid(clock(), random);
      store.setState({ waiting: null, error: null });
      save();
    },
    forget,
  };
};
