import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One numbered SQL file. */
export interface Migration {
  readonly number: number;
  /** The file's name. */
  readonly name: string;
  /** SHA-256 of the text with normalised line ends. */
  readonly checksum: string;
  readonly sql: string;
}

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;

/**
 * Reads the numbered migrations of a folder in order. Gaps in the numbers are allowed.
 *
 * @throws Error when a file name is invalid, or two files have the same number.
 */
export async function readMigrations(directory: string): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => {
    const number = Number(fileName.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new Error(`Migration ${name} is misnamed: call it like 0001-what-it-does.sql.`);
    return number;
  });
  const twice = names.find((_, index) => numbers.indexOf(numbers[index] ?? 0) !== index);
  if (twice !== undefined) throw new Error(`Migration ${twice} has a number that another one has too. Renumber the newer file.`);
  return Promise.all(
    names.map(async (name, index) => {
      const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number: numbers[index] ?? 0, name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
    }),
  );
}
