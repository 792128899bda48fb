import { createHmac } from 'node:crypto';

interface DropPointLink {
  readonly origin: string;
  readonly partnerId: string;
  readonly secret: string;
  /** The booking that the guest enters a delivery point for. */
  readonly reference: string;
}

/** The page on which a guest enters where something goes. Signed, so that nobody enters one for a number that was guessed. */
export const dropPointLink = ({ origin, partnerId, secret, reference }: DropPointLink): string => {
  const signature = createHmac('sha256', secret).update(`droppoint.${partnerId}.${reference}`).digest('hex');
  const link = new URL(`/droppoint/${encodeURIComponent(partnerId)}`, origin);
  link.search = new URLSearchParams({ reference, signature }).toString();
  return link.href;
};
