/** As much of an address or phone as tells two of them apart: `m•••@example.com`, `081•••5678`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? `${recipient.slice(0, 3)}•••${recipient.slice(-4)}` : `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
