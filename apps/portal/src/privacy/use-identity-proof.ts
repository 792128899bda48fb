import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { IdentityProof } from '@songwai/core/identity/identity-proof';
import { type IdentityCodeSent, sendIdentityCode } from '@songwai/core/privacy/privacy-calls';
import { otpDigits } from '@songwai/core/validation/fields/otp';
import { useClock } from '@songwai/features/shared/clock-context';
import { type RefObject, useRef, useState } from 'react';
import { type Action, useAction } from '../shell/actions/use-action.ts';
import { usePortal } from '../shell/portal-context.tsx';

/** A requested code, and the time of the request. */
interface AskedCode extends IdentityCodeSent {
  readonly atMs: number;
}

/** What the user has entered to prove who asks. */
export interface ProofForm {
  readonly method: 'password' | 'code';
  readonly typed: string;
  readonly asked: AskedCode | null;
  readonly sending: Action;
  /** It was sent without a whole password or code. */
  readonly isMissing: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  change(typed: string): void;
  choose(method: ProofForm['method']): void;
  sendCode(): Promise<void>;
  /** @returns the proof; null, with the focus on the field, if it is not complete. */
  take(): IdentityProof | null;
}

/** The gateway refused the proof itself, so that its text stands at the field. */
export const isAboutProof = (error: GatewayError | null): boolean => error?.field === 'password' || error?.field === 'verifyCode';

/** The password, or a code sent to the user's phone or address, which a request about all of one's data needs. */
export function useIdentityProof(): ProofForm {
  const { transport } = usePortal();
  const clock = useClock();
  const [method, setMethod] = useState<ProofForm['method']>('password');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const sending = useAction();
  const field = useRef<HTMLInputElement>(null);

  const change = (next: string) => {
    setTyped(next);
    setIsMissing(false);
  };
  const sendCode = async () => {
    await sending.run(async () => {
      const sent = await sendIdentityCode(transport);
      // A new code cancels the one before.
      setAsked({ ...sent, atMs: clock().getTime() });
      change('');
    });
  };
  const take = (): IdentityProof | null => {
    const isWhole = method === 'password' ? typed !== '' : typed.length === otpDigits;
    setIsMissing(!isWhole);
    if (!isWhole) field.current?.focus();
    if (!isWhole) return null;
    return method === 'password' ? { password: typed } : { verifyCode: typed };
  };
  const choose = (next: ProofForm['method']) => {
    setMethod(next);
    change('');
    if (next === 'code' && asked === null) void sendCode();
  };

  return { method, typed, asked, sending, isMissing, field, change, choose, sendCode, take };
}
