import { readFile } from 'node:fs/promises';

/** The fields of one CSV row; a field may stand in quotes. */
function splitRow(row: string): readonly string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** The rows of somebody else's list, by the names in its header. */
export async function readCsv(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const [header = '', ...rows] = (await readFile(file, 'utf8'))
    .replace(/^\ufeff/, '')
    .trim()
    .split('\n');
  const columns = splitRow(header);
  return rows.map((row) => {
    const fields = splitRow(row.trimEnd());
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}
