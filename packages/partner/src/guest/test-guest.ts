import type { Guest } from '@songwai/node';
import type { Given, Option } from '../command.ts';

/** Nobody's name, and a number that no network has given out. */
const byDefault = { id: 'test-guest-1', name: 'Test Guest', phone: '0800000000' };

export const guestOptions: Readonly<Record<string, Option>> = {
  id: { value: '<id>', help: `your own id of the guest; without it ${byDefault.id}` },
  name: { value: '<name>', help: `without it ${byDefault.name}` },
  phone: { value: '<number>', help: `Thai number of ten digits; without it ${byDefault.phone}` },
  email: { value: '<address>', help: 'may be left out' },
};

/** The guest of the options. */
export const readGuest = (given: Given): Guest => {
  const email = given.text('email');
  return {
    id: given.text('id') ?? byDefault.id,
    name: given.text('name') ?? byDefault.name,
    phone: given.text('phone') ?? byDefault.phone,
    ...(email === undefined ? {} : { email }),
  };
};
