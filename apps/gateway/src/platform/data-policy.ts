import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { PersonalTable } from '../database/personal-table.ts';
import type { DataPolicy } from './platform.ts';
import type { AnyRoom } from './room.ts';

/**
 * Sorts each table behind the one that its rows belong to: the last is erased first. A lower room may refer to rows of a higher
 * one.
 */
function inOrderOfErasure(tables: readonly PersonalTable[]): readonly PersonalTable[] {
  const placed: PersonalTable[] = [];
  const place = (table: PersonalTable): void => {
    if (placed.includes(table)) return;
    const { owner } = table;
    const parent = owner.by === 'row' ? tables.find(({ section }) => section === owner.of) : undefined;
    if (parent !== undefined) place(parent);
    placed.push(table);
  };
  for (const table of tables) place(table);
  return placed;
}

/** Joins the personal data and the holds of all rooms. */
export function dataPolicyOf(rooms: readonly AnyRoom[]): DataPolicy {
  const personalData = rooms.flatMap((room) => room.personalData ?? []);
  const holders = rooms.flatMap((room) => room.readHolds ?? []);
  return {
    personalData: {
      personal: inOrderOfErasure(personalData.flatMap(({ personal }) => personal)),
      impersonal: personalData.flatMap(({ impersonal }) => impersonal),
    },
    readHolds: async (db, asked) => {
      const holds: ErasureHold[] = [];
      for (const readRoom of holders) holds.push(...(await readRoom(db, asked)));
      return holds;
    },
  };
}
