import type { AskedCode, CodeSent } from '@songwai/core/identity/code-sent';
import { useClock } from '@songwai/features/shared/clock-context';
import { useStoredForm } from '../../shell/settings/use-stored-form.ts';

/** A new number that waits for its code, and when the code was sent. */
export interface WaitingPhone {
  readonly phone: string;
  readonly asked: Pick<AskedCode, 'atMs' | 'resendSeconds'>;
}

/** As long as the gateway's claim of an existing account to a new number. */
const claimMs = 24 * 60 * 60 * 1000;

export interface WaitingPhoneStore {
  readonly waiting: WaitingPhone | null;
  remember(phone: string, sent: CodeSent): void;
  forget(): void;
}

/** The number that the user asked for, until its code was entered; it survives a closed dialog and a reload. `current` is the number now. */
export function useWaitingPhone(current: string): WaitingPhoneStore {
  const clock = useClock();
  const [form, change, forget] = useStoredForm('newPhone', { phone: '', atMs: '', resendSeconds: '' });
  const atMs = Number(form.atMs);
  const isWaiting = form.phone !== '' && form.phone !== current && clock().getTime() - atMs < claimMs;
  return {
    waiting: isWaiting ? { phone: form.phone, asked: { atMs, resendSeconds: Number(form.resendSeconds) } } : null,
    remember: (phone, { resendSeconds }) =>
      change({ phone, atMs: String(clock().getTime()), resendSeconds: String(resendSeconds) }),
    forget,
  };
}
