import { checkJoining, type JoiningForm } from '@songwai/core/sessions/joining/joining-draft';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shell/portal-context.tsx';
import { startupQuery } from '../../shell/startup.queries.ts';
import { signInProblem } from '../sign-in-problem.ts';
import { CompanyFields } from './company-fields.tsx';
import { FriendCode } from './friend-code.tsx';
import { JoiningConsents } from './joining-consents.tsx';
import { openJoining } from './open-joining.ts';
import { PersonFields } from './person-fields.tsx';
import '../../shell/panel/entry-steps.css';

type Problems = Readonly<Partial<Record<keyof JoiningForm, RuleProblem>>>;

interface SignUpFormProps {
  /** Called when a code is on its way. */
  readonly onWaiting: () => void;
}

/** The form of the chosen kind; what both kinds share stays when it changes. Passwords are never stored. */
export function SignUpForm({ onWaiting }: SignUpFormProps) {
  const t = useTranslate();
  const portal = usePortal();
  const joining = portal.part(openJoining);
  const { draft, social, isSending, error } = useFlow(joining.store, (state) => state);
  const startup = useQuery(startupQuery(portal));
  const [passwords, setPasswords] = useState({ password: '', repeatedPassword: '' });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isOffline, setIsOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Focused after the render, which may show the field for the first time.
  const [firstWrong, setFirstWrong] = useState<{ readonly name: string } | null>(null);
  useEffect(() => {
    if (firstWrong === null) return;
    const { name } = firstWrong;
    form.current?.querySelector<HTMLInputElement>(`[name=${name}], [data-field=${name}] input`)?.focus();
  }, [firstWrong]);

  const values = { ...draft, ...passwords };
  const checked = checkJoining(values, { isSocial: social !== null });
  // The fields refused at the last try, each with what is wrong with it by now.
  const problems: Problems = checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.error).filter(([name]) => refused.includes(name)));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(checked.ok ? [] : Object.keys(checked.error));
    if (!checked.ok) {
      setFirstWrong({ name: Object.keys(checked.error)[0] ?? 'firstName' });
      return;
    }
    const { data } = startup.data ? startup : await startup.refetch();
    setIsOffline(data === undefined);
    if (data === undefined) return;
    await joining.join(checked.value, { termsVersion: data.termsVersion });
    const after = joining.store.getState();
    if (after.waiting) onWaiting();
    // Newer terms came into force meanwhile: the next press accepts those.
    else if (after.error?.code === 409) void startup.refetch();
  };

  const fields = { values, problems, onEdit: joining.edit, onPassword: setPasswords };
  const problem = error ? signInProblem(t, error) : isOffline ? t('account.gatewayDown') : null;
  return (
    <form ref={form} className="portal-entry" onSubmit={(event) => void handleSubmit(event)} noValidate>
      {draft.kind === 'company' ? <CompanyFields {...fields} /> : null}
      <PersonFields {...fields} isPasswordNeeded={social === null || draft.kind === 'company'} />
      <FriendCode code={draft.friendCode} onEdit={(friendCode) => joining.edit({ friendCode })} />
      <JoiningConsents draft={draft} isMissing={problems.hasAgreed !== undefined && !draft.hasAgreed} onEdit={joining.edit} />
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSending}>
        {t('joining.getCode')}
      </Button>
    </form>
  );
}
