import type { Addressee } from '@songwai/core/full-day/hire-draft';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { PhoneField } from '@songwai/ui/phone-field/phone-field';
import { TextArea } from '@songwai/ui/text-area/text-area';
import { TextField } from '@songwai/ui/text-field/text-field';
import { maxPhoneDigits, parsePhone } from '../../shared/parse-phone.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { useHireProblems } from '../use-hire-problems.ts';
import { HireSection } from './hire-section.tsx';

const select = ({ draft }: HireState) => ({ addressee: draft.addressee, remark: draft.remark });

/** Whom the quotation is made out to; begins with what the account knows. */
export function AddresseeSection({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const problemOf = useHireProblems(flow);
  const { addressee, remark } = useFlow(flow.store, select);
  const field = (name: keyof Addressee) => ({
    value: addressee[name],
    onChange: (text: string) => flow.patchAddressee({ [name]: text }),
    error: problemOf(`addressee.${name}`),
  });
  return (
    <HireSection title={t('hire.addresseeTitle')} hint={t('hire.addresseeHint')}>
      <Card>
        <Stack>
          <TextField
            label={t('hire.companyName')}
            hint={t('hire.companyOptional')}
            autoComplete="organization"
            maxLength={200}
            {...field('companyName')}
          />
          {addressee.companyName === '' ? null : (
            <>
              <TextField
                label={t('hire.companyAddress')}
                autoComplete="street-address"
                maxLength={400}
                {...field('companyAddress')}
              />
              <div data-field="addressee.companyTaxId">
                <TextField label={t('hire.companyTaxId')} inputMode="numeric" maxLength={20} {...field('companyTaxId')} />
              </div>
            </>
          )}
          <div data-field="addressee.contactName">
            <TextField label={t('hire.contact')} autoComplete="name" maxLength={100} isRequired {...field('contactName')} />
          </div>
          <div data-field="addressee.contactPhone">
            <PhoneField
              label={t('hire.phone')}
              digits={addressee.contactPhone}
              format={formatPhone}
              parse={parsePhone}
              maxDigits={maxPhoneDigits}
              onChange={(contactPhone) => flow.patchAddressee({ contactPhone })}
              error={problemOf('addressee.contactPhone')}
              autoComplete="tel"
              isRequired
            />
          </div>
          <div data-field="addressee.email">
            <TextField
              label={t('hire.email')}
              hint={t('hire.emailHint')}
              type="email"
              autoComplete="email"
              maxLength={120}
              {...field('email')}
            />
          </div>
          <TextArea
            label={t('hire.remarkQuote')}
            placeholder={t('hire.remarkQuoteHint')}
            value={remark}
            maxLength={500}
            onChange={(next) => flow.patch({ remark: next })}
          />
        </Stack>
      </Card>
    </HireSection>
  );
}
