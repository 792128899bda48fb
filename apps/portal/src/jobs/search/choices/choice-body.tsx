import type { SearchChoice } from '@songwai/core/jobs/search/search-choices';
import { AddPayChoice } from './add-pay-choice.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { ExtendChoice } from './extend-choice.tsx';
import { PlainChoice } from './plain-choice.tsx';

/** What has to be chosen for a choice, what it changes, and its button. */
export function ChoiceBody({ choice, ...props }: ChoiceProps & { readonly choice: Exclude<SearchChoice, 'postpone'> }) {
  switch (choice) {
    case 'addPay':
      return <AddPayChoice {...props} />;
    case 'extend':
      return <ExtendChoice {...props} />;
    case 'askAll':
    case 'wait':
    case 'again':
      return <PlainChoice {...props} choice={choice} />;
  }
}
