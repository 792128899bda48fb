import type { CardVault } from '@songwai/core/payments/card';
import { type CardFields, checkCardFields } from '@songwai/core/payments/cards/card-form';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { useRef, useState } from 'react';
import { useClock } from '../../shared/clock-context.tsx';
import { isCardProblem } from './card-form-problem.ts';

/** A card that a vault has taken. */
export interface CardToken {
  /** Can be used once. */
  readonly cardTokenId: string;
  /** Whether it is to be the default card. */
  readonly isDefault: boolean;
}

interface CardFormActs {
  readonly vault: CardVault;
  readonly isDefaultFirst: boolean;
  readonly onToken: (token: CardToken) => Promise<void>;
}

const empty: CardFields = { number: '', expiry: '', cvv: '', holderName: '' };
/** From the first field to the last, for the focus. */
export const fieldOrder = ['number', 'expiry', 'cvv', 'holderName'] as const satisfies readonly (keyof CardFields)[];

/** A card while it is typed. It is in this state only, and forgotten when it was sent or the form goes. */
export function useCardForm({ vault, isDefaultFirst, onToken }: CardFormActs) {
  const clock = useClock();
  const [fields, setFields] = useState(empty);
  const [isDefault, setDefault] = useState(isDefaultFirst);
  const [left, setLeft] = useState<ReadonlySet<keyof CardFields>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);
  const checked = checkCardFields(fields, clock());
  const problems = checked.ok ? {} : checked.error;

  /** @returns the first field that is wrong, for the focus; null if the card was sent. */
  const send = async (): Promise<keyof CardFields | null> => {
    if (isRunning.current) return null;
    setLeft(new Set(fieldOrder));
    if (!checked.ok) return fieldOrder.find((name) => checked.error[name]) ?? null;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const cardTokenId = await vault.createToken(checked.value);
      await onToken({ cardTokenId, isDefault });
      setFields(empty);
      setLeft(new Set());
    } catch (error) {
      setFailure(error);
      // Whatever else it is, is a mistake of ours, which is reported.
      if (!isCardProblem(error)) throw error;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
    return null;
  };

  return {
    fields,
    isDefault,
    setDefault,
    isBusy,
    failure,
    send,
    /** What is wrong with a field that was left, or that should be sent. */
    problemOf: (name: keyof CardFields): RuleProblem | undefined => (left.has(name) ? problems[name] : undefined),
    change: (name: keyof CardFields) => (value: string) => setFields((before) => ({ ...before, [name]: value })),
    /** An empty field that was only passed is no mistake yet. */
    leave: (name: keyof CardFields) => () => fields[name] !== '' && setLeft((before) => new Set([...before, name])),
  };
}

/** The state and actions of a card's form. */
export type CardFormState = ReturnType<typeof useCardForm>;
