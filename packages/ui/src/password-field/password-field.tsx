import { Eye, EyeOff } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'below' | 'isReadOnly'> {
  /** `current-password` for signing in, `new-password` for choosing one; password managers use it. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly texts: { readonly show: string; readonly hide: string };
  /** Under the field if a new password is chosen: `<PasswordStrength label score />`. */
  readonly strength?: ReactNode;
}

/** A password field whose text can be shown. */
export function PasswordField({ texts, strength, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      below={strength}
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? texts.hide : texts.show}
          isDisabled={field.isDisabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
