import { LegalPage } from './legal-page.tsx';

/** What people agree to when they book. */
export function TermsPage() {
  return <LegalPage kind="terms" />;
}
