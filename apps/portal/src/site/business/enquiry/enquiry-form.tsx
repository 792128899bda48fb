import type { EnquiryFlow } from '@songwai/core/enquiry/enquiry-state';
import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { EnquiryChoices } from './enquiry-choices.tsx';
import { EnquiryConsents } from './enquiry-consents.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import { notSentText } from './enquiry-problem-text.ts';
import { readTyped } from './read-typed.ts';

interface EnquiryFormProps {
  readonly flow: EnquiryFlow;
}

/** The enquiry with every field of spec §1. What is wrong stands above it, and the focus goes to the first wrong field. */
export function EnquiryForm({ flow }: EnquiryFormProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { problems, status, refusals, website } = useFlow(flow.store, (state) => state);
  const form = useRef<HTMLFormElement>(null);
  const seenRefusals = useRef(refusals);
  const wrong = Object.keys(problems);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only sending moves the focus, not a problem that goes while typing
  useEffect(() => {
    if (seenRefusals.current === refusals) return;
    seenRefusals.current = refusals;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = fields.find(({ dataset }) => wrong.includes(dataset['field'] ?? ''));
    first?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [refusals]);

  // The form works as it was served: what was typed and ticked before this code came is taken over.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const typed = readTyped(form.current, flow.store.getState().form);
    if (Object.keys(typed).length > 0) flow.patch(typed);
  }, [flow]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    flow.send().catch(portal.onError);
  };

  return (
    // Before this code has come a press of the button does nothing (`dialog`), instead of opening the page anew without what was typed.
    <form
      ref={form}
      className="portal-enquiry"
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      aria-labelledby="enquiry-title"
    >
      <div>
        <h2 className="sw-heading--page" id="enquiry-title">
          <Phrases text={t('business.form')} />
        </h2>
        <p className="sw-soft">
          <Phrases text={t('business.formHelp')} />
        </p>
      </div>
      {wrong.length > 0 ? (
        <Banner tone="danger" title={t('business.wrong')}>
          <Phrases text={t('business.wrongHelp', { count: wrong.length })} />
        </Banner>
      ) : null}
      {status.is === 'failed' ? (
        <Banner tone="danger" title={t('business.notSent')}>
          <Phrases text={notSentText(t, status.error)} />
        </Banner>
      ) : null}
      <div className="portal-enquiry__fields">
        <EnquiryFields flow={flow} />
        <EnquiryChoices flow={flow} />
      </div>
      {/* Programs that fill in every field fill in this one, too; the gateway then asks an administrator to look at it. */}
      <div className="portal-enquiry__trap sw-visually-hidden" aria-hidden="true">
        <label htmlFor="enquiry-reference-2">{t('business.website')}</label>
        <input
          id="enquiry-reference-2"
          name="reference_2"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => flow.patchWebsite(event.currentTarget.value)}
        />
      </div>
      <EnquiryConsents flow={flow} />
      <Button type="submit" variant="primary" size="large" isFullWidth isLoading={status.is === 'sending'}>
        {t('business.send')}
      </Button>
    </form>
  );
}
