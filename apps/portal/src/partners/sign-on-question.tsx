import type { SignOnState } from '@songwai/core/partners/sign-on/sign-on-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { useEffect, useRef } from 'react';

interface SignOnQuestionProps {
  readonly question: Extract<SignOnState, { readonly status: 'asking' }>;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Somebody else is signed in: nothing changes before the user says so. Staying is the first answer. */
export function SignOnQuestion({ question, onAccept, onDecline }: SignOnQuestionProps) {
  const t = useTranslate();
  const { name, partnerName: partner, presentName: present } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="large" className="portal-sign-on__question">
      <h1 ref={heading} className="sw-heading--page" tabIndex={-1}>
        {t('signon.ask', { name })}
      </h1>
      <p>{t('signon.askHelp', { present, partner })}</p>
      <p className="sw-soft">{t('signon.askLoss', { present })}</p>
      <Button variant="primary" size="large" isFullWidth onClick={onDecline}>
        {t('signon.decline')}
      </Button>
      <Button size="large" isFullWidth onClick={onAccept}>
        {t('signon.accept', { name })}
      </Button>
    </Card>
  );
}
