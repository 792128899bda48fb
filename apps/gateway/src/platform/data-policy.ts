import type { ErasureHold } from '@songwai/core/identity/erasure-hold';
import type { PersonalTable } from '../database/personal-table.ts';
import type { DataPolicy } from './platform.ts';
import type { AnyRoom } from './room.ts';

/** Puts each table behind the one that its rows hang on: what stands last is erased first. A lower room may know of rows of a higher one. */
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

/** Joins what rooms say of themselves. */
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
