import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { TextField } from '@songwai/ui/text-field/text-field';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../../routes/localized-path.ts';
import { useLanguage } from '../../../shell/language/use-language.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import { enquiryProblemText, notSentText } from './enquiry-problem-text.ts';

/** Has the brochure mailed, to the address of the form or another one. */
export function BrochureRequest({ flow }: { readonly flow: EnquiryFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const { brochure, brochureEmail } = useFlow(flow.store, (state) => state);
  const field = useRef<HTMLInputElement>(null);
  const problem = brochure.is === 'asking' ? brochure.problem : null;
  const isOpen = brochure.is !== 'closed' && brochure.is !== 'sent';

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and at each address that is none
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen, problem]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flow.requestBrochure().catch(portal.onError);
  };

  if (brochure.is === 'sent')
    return (
      <Banner tone="success">
        <Phrases text={t('business.brochureSent', { email: brochureEmail })} />
      </Banner>
    );
  if (!isOpen)
    return (
      <div className="portal-enquiry-sent__actions">
        <Button variant="primary" size="large" onClick={flow.openBrochure}>
          {t('business.brochure')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={localizedPath(language, '/fullday')}>
          {t('business.seeFlat')}
        </Link>
      </div>
    );
  return (
    <form className="portal-enquiry-sent__brochure" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={t('business.brochureTo')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={brochureEmail}
        onChange={flow.patchBrochureEmail}
        isRequired
        error={enquiryProblemText(t, problem ?? undefined)}
      />
      {brochure.is === 'failed' ? (
        <Banner tone="danger">
          <Phrases text={brochure.error.kind === 'business' ? notSentText(t, brochure.error) : t('business.brochureFailed')} />
        </Banner>
      ) : null}
      <Button type="submit" variant="primary" isLoading={brochure.is === 'sending'}>
        {t('business.brochureSend')}
      </Button>
    </form>
  );
}
