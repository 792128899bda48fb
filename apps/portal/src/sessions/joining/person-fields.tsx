import { mobilePhone } from '@songwai/core/sessions/joining/joining-draft';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { type JoiningFieldsProps, useJoiningField } from './joining-fields.ts';

interface PersonFieldsProps extends JoiningFieldsProps {
  readonly isPasswordNeeded: boolean;
}

/** Who joins, or looks after the company's account: name, mobile number and password. */
export function PersonFields({ isPasswordNeeded, ...fields }: PersonFieldsProps) {
  const t = useTranslate();
  const field = useJoiningField(fields);
  const { values, problems, onPassword } = fields;
  const isCompany = values.kind === 'company';
  const { value: digits, ...phone } = field('phone');
  const names = (
    <div className="portal-entry__pair">
      <TextField label={t('joining.firstName')} autoComplete="given-name" {...field('firstName')} maxLength={100} />
      <TextField label={t('joining.lastName')} autoComplete="family-name" {...field('lastName')} maxLength={100} />
    </div>
  );
  const contacts = (
    <>
      <PhoneField
        label={t('joining.phone')}
        hint={t('joining.phoneHelp')}
        autoComplete="tel"
        {...phone}
        digits={digits}
        parse={parsePhone}
        format={formatPhone}
        maxDigits={maxPhoneDigits}
        validText={mobilePhone(digits).ok ? t('joining.usable') : undefined}
      />
      {isCompany ? (
        <TextField
          label={t('joining.email')}
          hint={t('joining.emailHelp')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
          maxLength={120}
        />
      ) : null}
    </>
  );
  const passwords = isPasswordNeeded ? (
    <NewPasswordFields values={values} problems={problems} onEdit={onPassword} label={t('joining.password')} />
  ) : null;
  if (!isCompany)
    return (
      <>
        {names}
        {contacts}
        {passwords}
      </>
    );
  return (
    <fieldset className="portal-entry__group">
      <legend className="sw-strong">{t('joining.adminGroup')}</legend>
      {names}
      {contacts}
      {passwords}
    </fieldset>
  );
}
