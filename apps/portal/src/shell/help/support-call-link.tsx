import { supportCall } from '@songwai/core/validation/phones/support-call';
import { Link } from '@songwai/ui/link/link';
import { Phone } from 'lucide';
import { useSupportHours } from './use-support-hours.ts';

interface SupportCallLinkProps {
  /** The link's words around a number: "Call 02 026 1234". */
  readonly text: (phone: string) => string;
}

/** The other way to people, where the chat does not load; nothing while the number is not known. */
export function SupportCallLink({ text }: SupportCallLinkProps) {
  const { phone } = useSupportHours();
  if (!phone) return null;
  const { href, shown } = supportCall(phone);
  return (
    <Link kind="standalone" icon={Phone} href={href}>
      {text(shown)}
    </Link>
  );
}
