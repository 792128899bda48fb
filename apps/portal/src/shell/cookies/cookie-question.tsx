import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { CookieNote, CookieNotice } from '@songwai/ui/cookie-notice/cookie-notice';
import { useEffect, useRef } from 'react';
import { LocalLink } from '../local-link.tsx';
import { usePortal } from '../portal-context.tsx';
import { type CookieAnswer, cookieChoice } from './cookie-choice.ts';
import { askedCookieNotice } from './open-cookie-notice.ts';

interface CookieQuestionProps {
  /** Whether there is anything to allow; otherwise it is a note. */
  readonly asks: boolean;
  /** The browser has refused already. */
  readonly isRefusing: boolean;
}

/** The notice itself: a question only where there is something to refuse. */
export function CookieQuestion({ asks, isRefusing }: CookieQuestionProps) {
  const t = useTranslate();
  const portal = usePortal();
  const choice = portal.part(cookieChoice);
  const asked = portal.part(askedCookieNotice);
  const isOpen = useFlow(asked, (state) => state.isOpen);
  const answer = useFlow(choice.store, (state) => state.answer);
  const region = useRef<HTMLElement>(null);

  // Who opened it in the footer is led to it; who only met it on a page is not disturbed.
  useEffect(() => {
    if (isOpen) region.current?.focus();
  }, [isOpen]);

  const give = (given: CookieAnswer) => {
    const { opener } = asked.getState();
    choice.give(given);
    asked.setState({ isOpen: false, opener: null });
    opener?.focus();
  };

  if (!asks)
    return (
      <CookieNote
        ref={region}
        title={t('around.cookieNoteTitle')}
        // A note that is read again leaves the answer of another time as it is.
        close={{ label: t('common.close'), onClose: () => give(answer ?? 'closed') }}
      >
        <Phrases text={t(isRefusing ? 'around.cookieNoteSignal' : 'around.cookieNote')} />{' '}
        <LocalLink to="/cookie-policy">{t('around.cookieDetails')}</LocalLink>
      </CookieNote>
    );
  return (
    <CookieNotice
      ref={region}
      title={t('around.cookieQuestionTitle')}
      refuse={{ label: t('around.cookieRefuse'), onRefuse: () => give('refused') }}
      allow={{ label: t('around.cookieAllow'), onAllow: () => give('allowed') }}
      more={
        <LocalLink kind="standalone" to="/cookie-policy">
          {t('around.cookieDetails')}
        </LocalLink>
      }
    >
      <p>
        <Phrases text={t('around.cookieQuestion')} />
      </p>
      {answer === 'allowed' ? <p>{t('around.cookieAllowed')}</p> : null}
      {answer === 'refused' ? <p>{t('around.cookieRefused')}</p> : null}
    </CookieNotice>
  );
}
