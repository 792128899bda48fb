import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@songwai/core/gateway/endpoint';

const core = new URL('../../../../packages/core/src/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value && 'reply' in value;

/** Every call that the contracts of any room export (`contract.ts`, `<part>-contract.ts`), found on disk so that a new room cannot be forgotten. */
export async function readContracts(): Promise<readonly Endpoint[]> {
  const rooms = await readdir(core, { withFileTypes: true });
  const found: Endpoint[] = [];
  for (const room of rooms.filter((entry) => entry.isDirectory())) {
    const files = await readdir(new URL(`${room.name}/`, core));
    for (const file of files.filter((name) => /(?:^|-)contract\.ts$/.test(name))) {
      const contract: Readonly<Record<string, unknown>> = await import(new URL(`${room.name}/${file}`, core).href);
      found.push(...Object.values(contract).filter(isEndpoint));
    }
  }
  return found;
}
