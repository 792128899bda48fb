import type { User } from '@songwai/core/sessions/session-state';
import { checkForm } from '@songwai/core/validation/check-form';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { formatTaxId, taxIdDigits } from '@songwai/core/validation/fields/tax-id-mask';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { MaskedField } from '@songwai/ui/masked-field/masked-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';
import { openSignIn } from './open-sign-in.ts';
import { signInProblem } from './sign-in-problem.ts';

type Names = Pick<User, 'firstName' | 'lastName' | 'companyName' | 'companyTaxId' | 'companyAddress'>;
type Problems = Readonly<Partial<Record<keyof Names, RuleProblem>>>;

const checkNames = ({ kind }: User, names: Names) => {
  const person = {
    firstName: requiredText(names.firstName, 'nameRequired'),
    lastName: requiredText(names.lastName, 'nameRequired'),
  };
  if (kind === 'individual') return checkForm<Pick<Names, 'firstName' | 'lastName'>>(person);
  return checkForm<Names>({
    ...person,
    companyName: requiredText(names.companyName, 'companyNameRequired'),
    companyTaxId: taxId(names.companyTaxId),
    companyAddress: requiredText(names.companyAddress, 'addressRequired'),
  });
};

/** Asks a user without names, or a company without its data, for what is missing, before the session is stored (spec §2). */
export function CompleteNames({ user }: { readonly user: User }) {
  const t = useTranslate();
  const signIn = usePortal().part(openSignIn);
  const { isSaving, error } = useFlow(signIn.store, (state) => state);
  const [names, setNames] = useState<Names>(user);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkNames(user, names);
    setProblems(checked.ok ? {} : checked.error);
    if (!checked.ok) {
      const [first = 'firstName'] = Object.keys(checked.error);
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    const { firstName, lastName } = names;
    const company = { name: names.companyName, taxId: names.companyTaxId, address: names.companyAddress };
    void signIn.complete({ firstName, lastName, ...(user.kind === 'company' && { company }) });
  };

  const field = (name: keyof Names) => {
    const problem = problems[name];
    return {
      name,
      value: names[name],
      onChange: (text: string) => setNames((before) => ({ ...before, [name]: text })),
      error: problem && ruleText(t, problem),
      isRequired: true,
    };
  };
  return (
    <form ref={form} className="portal-entry" onSubmit={handleSubmit} noValidate>
      {error ? (
        <Banner tone="danger">{signInProblem(t, error)}</Banner>
      ) : (
        <Banner tone="info">{t('joining.completeHelp')}</Banner>
      )}
      <TextField label={t('joining.firstName')} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t('joining.lastName')} autoComplete="family-name" {...field('lastName')} />
      {user.kind === 'company' ? (
        <>
          <MaskedField
            label={t('joining.companyTaxId')}
            inputMode="numeric"
            {...field('companyTaxId')}
            parse={taxIdDigits}
            format={formatTaxId}
          />
          <TextField label={t('joining.companyName')} autoComplete="organization" {...field('companyName')} />
          <TextField label={t('joining.companyAddress')} autoComplete="street-address" {...field('companyAddress')} />
        </>
      ) : null}
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={isSaving}>
        {t('joining.completeAction')}
      </Button>
      <Button variant="quiet" isFullWidth onClick={signIn.leave}>
        {t('joining.back')}
      </Button>
    </form>
  );
}
