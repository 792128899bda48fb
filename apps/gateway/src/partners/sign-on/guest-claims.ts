import type { UserRow } from '../../identity/queries.ts';
import type { PartnerUsersTable } from '../tables.ts';
import type { PartnerClaims } from './read-claims.ts';

type GuestClaims = Pick<PartnerClaims, 'name' | 'phone' | 'email'>;
type Claimed = Pick<PartnerUsersTable, 'claimed_name' | 'claimed_phone' | 'claimed_email'>;
type Contact = Pick<UserRow, 'first_name' | 'last_name' | 'confirm_phone' | 'contact_email'>;

const plainName = (name: string): string => name.split(/\s+/).join(' ');

function splitName(name: string): Pick<Contact, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = plainName(name).split(' ');
  return { first_name: first, last_name: rest.join(' ') };
}

/** The contact data of a new guest. */
export const contactOf = ({ name, phone, email }: GuestClaims): Contact => ({
  ...splitName(name),
  confirm_phone: phone,
  contact_email: email,
});

/** The claims to store; a missing e-mail address leaves the stored one unchanged. */
export const claimedOf = ({
  name,
  phone,
  email,
}: GuestClaims): Partial<Claimed> & Pick<Claimed, 'claimed_name' | 'claimed_phone'> => ({
  claimed_name: plainName(name),
  claimed_phone: phone,
  ...(email !== null && { claimed_email: email }),
});

/**
 * The claims that differ from the partner's last ones. The guest may have corrected the others, which a repeated claim must not
 * overwrite. Where the last claims are unknown, nothing changes.
 */
export function newsOf({ name, phone, email }: GuestClaims, last: Claimed): Partial<Contact> {
  if (last.claimed_name === null) return {};
  return {
    ...(plainName(name) !== last.claimed_name && splitName(name)),
    ...(phone !== last.claimed_phone && { confirm_phone: phone }),
    ...(email !== null && email !== last.claimed_email && { contact_email: email }),
  };
}
