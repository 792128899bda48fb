import { dialledPhone } from '../../validation/phones/dialled-phone.ts';
import type { OwnPlaces } from './personal-place.ts';

/** Somebody whom the customer has met or saved before. */
export interface KnownPerson {
  readonly contactName: string;
  readonly contactPhone: string;
  /** Where, to tell two of the same name apart. */
  readonly placeName: string;
}

/** Everybody at the customer's places, each once; those of the latest jobs first. */
export const knownPeople = ({ saved, recent }: OwnPlaces): readonly KnownPerson[] => {
  const people = new Map<string, KnownPerson>();
  for (const { contactName, contactPhone, addressName } of [...recent, ...saved]) {
    const key = `${contactPhone} ${contactName.trim().toLowerCase()}`;
    if (contactName !== '' && contactPhone !== '' && !people.has(key))
      people.set(key, { contactName, contactPhone, placeName: addressName });
  }
  return [...people.values()];
};

/** What stands in the two fields of a contact. */
export interface TypedContact {
  readonly contactName: string;
  readonly contactPhone: string;
}

/** Those whose name holds what was typed, and whose number begins with what was typed of it; nobody once both are there. */
export const matchPeople = (people: readonly KnownPerson[], typed: TypedContact, limit: number): readonly KnownPerson[] => {
  const name = typed.contactName.trim().toLowerCase();
  const phone = dialledPhone(typed.contactPhone);
  const isWhole = people.some((person) => person.contactName.toLowerCase() === name && person.contactPhone === phone);
  if (isWhole) return [];
  return people
    .filter((person) => person.contactName.toLowerCase().includes(name) && person.contactPhone.startsWith(phone))
    .slice(0, limit);
};
