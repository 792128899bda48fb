import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Link } from '@songwai/ui/link/link';
import { Headphones } from 'lucide';

interface SupportLinkProps {
  /** As an administrator has typed it. */
  readonly phone: string;
  readonly hours: string;
}

/** Calls the customer service, and says when it answers. */
export function SupportLink({ phone, hours }: SupportLinkProps) {
  const t = useTranslate();
  const { shown, href } = supportCall(phone);
  return (
    <Link kind="standalone" icon={Headphones} href={href}>
      {t('account.support', { phone: shown, hours })}
    </Link>
  );
}
