import type { JoiningDraft, JoiningForm } from '@songwai/core/sessions/joining/joining-draft';
import type { RuleProblem } from '@songwai/core/validation/rule-result';
import { ruleText } from '@songwai/features/shared/rule-text';
import { useTranslate } from '@songwai/features/shared/translate-context';

/** What a group of the form's fields is given. */
export interface JoiningFieldsProps {
  readonly values: JoiningForm;
  readonly problems: Readonly<Partial<Record<keyof JoiningForm, RuleProblem>>>;
  readonly onEdit: (change: Partial<JoiningDraft>) => void;
  readonly onPassword: (passwords: Pick<JoiningForm, 'password' | 'repeatedPassword'>) => void;
}

type TextName = Exclude<keyof JoiningDraft, 'kind' | 'hasAgreed' | 'wantsPromotions'>;

/** The props that every text field of the form has. */
export function useJoiningField({ values, problems, onEdit }: JoiningFieldsProps) {
  const t = useTranslate();
  return (name: TextName) => {
    const problem = problems[name];
    return {
      name,
      value: values[name],
      onChange: (text: string) => onEdit({ [name]: text }),
      error: problem && ruleText(t, problem),
      isRequired: true,
    };
  };
}
