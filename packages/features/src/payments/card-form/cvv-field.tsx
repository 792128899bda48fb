import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { CircleQuestionMark } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';

interface CvvFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: ReactNode;
}

/** The security code: seen while it is typed, dots as soon as the field is left. */
export function CvvField({ onChange, onBlur, ...field }: CvvFieldProps) {
  const t = useTranslate();
  const [isTyping, setTyping] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <TextField
      {...field}
      label={t('cards.cvv')}
      placeholder={t('cards.cvvPlaceholder')}
      type={isTyping ? 'text' : 'password'}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 4))}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur();
      }}
      inputMode="numeric"
      autoComplete="cc-csc"
      isRequired
      hint={isHelpOpen ? t('cards.cvvHelp') : undefined}
      suffix={
        <IconButton
          icon={CircleQuestionMark}
          label={t('cards.cvvHelp')}
          aria-expanded={isHelpOpen}
          onClick={() => setHelpOpen((isOpen) => !isOpen)}
        />
      }
    />
  );
}
