import { useTranslate } from '@songwai/features/shared/translate-context';
import { Avatar } from '@songwai/ui/avatar/avatar';
import { Coffee, Gift, PackageOpen, Printer } from 'lucide';
import './benefit-head.css';

const pictures = { parcel: PackageOpen, cup: Coffee, printer: Printer, gift: Gift } as const;

interface BenefitHeadProps {
  readonly picture: keyof typeof pictures;
  readonly title: string;
  readonly partner: string;
  /** Its last day. */
  readonly until: string;
}

/** What a partner's benefit is, and until when. */
export function BenefitHead({ picture, title, partner, until }: BenefitHeadProps) {
  const t = useTranslate();
  return (
    <div className="portal-benefit__head">
      <Avatar icon={pictures[picture]} tone="quiet" />
      <div className="sw-rows">
        <h3 className="sw-strong">{title}</h3>
        <p className="sw-note">{t('tiers.partnerUntil', { partner, day: until })}</p>
      </div>
    </div>
  );
}
