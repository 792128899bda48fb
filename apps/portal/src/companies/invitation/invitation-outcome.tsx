import { Phrases } from '@songwai/features/shared/phrases';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { AtTheDoor } from '@songwai/ui/illustration/at-the-door';
import { LostWay } from '@songwai/ui/illustration/lost-way';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLanguage } from '../../shell/language/use-language.ts';

function BookLink() {
  const t = useTranslate();
  return (
    <Link href={localizedPath(useLanguage(), '/neworder')} className={buttonClass({ variant: 'primary' })}>
      {t('invitation.book')}
    </Link>
  );
}

/** The link opens nothing any more. */
export function InvitationGone() {
  const t = useTranslate();
  return (
    <EmptyState drawing={<LostWay />} title={t('invitation.gone')} headingLevel={1} action={<BookLink />}>
      <Phrases text={t('invitation.goneDetail')} />
    </EmptyState>
  );
}

interface InvitationSettledProps {
  readonly isAccepted: boolean;
  readonly companyName: string;
}

/** What came of the answer. It takes the focus, because the buttons that gave the answer are gone. */
export function InvitationSettled({ isAccepted, companyName }: InvitationSettledProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const company = companyName || t('invitation.someCompany');
  return (
    <div ref={box} tabIndex={-1} className="portal-invitation__outcome">
      <EmptyState
        drawing={isAccepted ? <AtTheDoor /> : undefined}
        title={isAccepted ? t('invitation.joined', { company }) : t('invitation.declined')}
        headingLevel={1}
        action={<BookLink />}
      >
        <Phrases text={t(isAccepted ? 'invitation.joinedDetail' : 'invitation.declinedDetail')} />
      </EmptyState>
    </div>
  );
}
