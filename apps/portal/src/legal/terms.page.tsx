import { LegalText } from './legal-text.tsx';

/** What people agree to when they book. */
export function TermsPage() {
  return <LegalText kind="terms" />;
}
