import { LegalText } from './legal-text.tsx';

/** The terms of service. */
export function TermsPage() {
  return <LegalText kind="terms" />;
}
