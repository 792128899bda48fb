/** Enough of an address or phone to distinguish two of them: `m•••@example.com`, `081•••5678`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? `${recipient.slice(0, 3)}•••${recipient.slice(-4)}` : `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
