import { existsSync } from 'node:fs';
import path from 'node:path';

const entry = path.join('apps', 'gateway', 'src', 'main.ts');

/** The clone of Songwai that this folder is in; undefined where it is in none. */
export function findWorkspace(folder: string): string | undefined {
  const here = path.resolve(folder);
  if (existsSync(path.join(here, entry))) return here;
  const above = path.dirname(here);
  return above === here ? undefined : findWorkspace(above);
}

/** The program of the gateway in a clone. */
export const gatewayEntry = (workspace: string): string => path.join(workspace, entry);
