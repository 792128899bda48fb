import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@songwai/core/gateway/endpoint';

const core = new URL('../../../../packages/core/src/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value && 'reply' in value;

/** All calls in the rooms' contracts (`contract.ts`, `<part>-contract.ts`), found on disk so that a new room is included. */
export async function readContracts(): Promise<readonly Endpoint[]> {
  const found: Endpoint[] = [];
  for (const file of (await readdir(core, { recursive: true })).filter((name) => /(?:^|[/-])contract\.ts$/.test(name))) {
    const contract: Readonly<Record<string, unknown>> = await import(new URL(file, core).href);
    found.push(...Object.values(contract).filter(isEndpoint));
  }
  return found;
}
