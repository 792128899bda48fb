import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { Household } from './platform.ts';
import type { AnyRoom } from './room.ts';

/** Joins what rooms say of themselves. */
export function householdOf(rooms: readonly AnyRoom[]): Household {
  const personalData = rooms.flatMap((room) => room.personalData ?? []);
  const holders = rooms.flatMap((room) => room.readHolds ?? []);
  return {
    personalData: {
      personal: personalData.flatMap(({ personal }) => personal),
      impersonal: personalData.flatMap(({ impersonal }) => impersonal),
    },
    readHolds: async (db, asked) => {
      const holds: ErasureHold[] = [];
      for (const readRoom of holders) holds.push(...(await readRoom(db, asked)));
      return holds;
    },
  };
}
