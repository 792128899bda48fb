/** Masks a phone of ten digits or an e-mail address so that only its owner recognises it: `081-xxx-5678`, `m***@example.com`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  return at < 0 ? `${contact.slice(0, 3)}-xxx-${contact.slice(-4)}` : `${contact.slice(0, 1)}***${contact.slice(at)}`;
}
