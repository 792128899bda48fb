import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Sheets without a sum: no invoices, no receipts. */
export const BlankDocuments = ({ label }: IllustrationProps) => (
  <Illustration label={label}>
    <path className="sw-illustration__tint" d="M72 12h30q2 0 2 2v42l-5-3-5 3-5-3-5 3-5-3-7 3Z" />
    <path d="M58 18h30q2 0 2 2v42l-5-3.5-5.5 3.5-5.5-3.5-5.5 3.5-5.5-3.5-5.5 3.5V20q0-2 2-2Z" />
    <path className="sw-illustration__open" d="M64 28h18M64 36h18M64 44h9" />
  </Illustration>
);
