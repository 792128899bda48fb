import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { maxPhoneDigits, parsePhone } from '@songwai/features/shared/parse-phone';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextField } from '@songwai/ui/text-field/text-field';
import { enquiryProblemText } from './enquiry-problem-text.ts';

/** Whom to call, and the business. */
export function EnquiryFields({ flow }: { readonly flow: EnquiryFlow }) {
  const t = useTranslate();
  const { form, problems } = useFlow(flow.store, (state) => state);
  const { patch } = flow;
  const optional = <span className="sw-note">{t('business.optional')}</span>;
  return (
    <>
      <div data-field="contactName">
        <TextField
          label={t('business.contactName')}
          autoComplete="given-name"
          maxLength={100}
          value={form.contactName}
          onChange={(contactName) => patch({ contactName })}
          isRequired
          error={enquiryProblemText(t, problems.contactName)}
        />
      </div>
      <div data-field="fullName">
        <TextField
          label={t('business.fullName')}
          labelEnd={optional}
          autoComplete="name"
          maxLength={120}
          value={form.fullName}
          onChange={(fullName) => patch({ fullName })}
          error={enquiryProblemText(t, problems.fullName)}
        />
      </div>
      <div data-field="phone">
        <PhoneField
          label={t('business.phone')}
          digits={form.phone}
          format={formatPhone}
          parse={parsePhone}
          maxDigits={maxPhoneDigits}
          onChange={(phone) => patch({ phone })}
          isRequired
          error={enquiryProblemText(t, problems.phone)}
        />
      </div>
      <div data-field="email">
        <TextField
          label={t('business.email')}
          labelEnd={optional}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={form.email}
          onChange={(email) => patch({ email })}
          error={enquiryProblemText(t, problems.email)}
        />
      </div>
      <div data-field="businessName">
        <TextField
          label={t('business.name')}
          autoComplete="organization"
          maxLength={200}
          value={form.businessName}
          onChange={(businessName) => patch({ businessName })}
          isRequired
          error={enquiryProblemText(t, problems.businessName)}
        />
      </div>
    </>
  );
}
