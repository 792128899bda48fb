import { glob, readFile } from 'node:fs/promises';

const definition = /(--songwai-[\w-]+):\s*([^;}]+)/g;
/** A plain size or number, independent of theme, pointer and other tokens. */
const isPlain = /^-?[\d.]+(?:px)?$/;

/** Replaces a design token by its value, if it has a single plain value in all sheets. */
export type SettleTokens = (css: string) => string;

/** @param folders of the sheets that may set tokens */
export const settleTokens = async (folders: readonly string[]): Promise<SettleTokens> => {
  const values = new Map<string, Set<string>>();
  for (const folder of folders) {
    for await (const file of glob(`${folder}/**/*.css`)) {
      for (const [, name = '', value = ''] of (await readFile(file, 'utf8')).matchAll(definition)) {
        values.set(name, (values.get(name) ?? new Set()).add(value.trim()));
      }
    }
  }
  const settled = new Map(
    [...values].flatMap(([name, [value = '', ...others]]) =>
      others.length === 0 && isPlain.test(value) ? [[name, value] as const] : [],
    ),
  );
  return (css) =>
    css
      .replace(definition, (whole, name: string) => (settled.has(name) ? '' : whole))
      .replace(/var\((--songwai-[\w-]+)\)/g, (whole, name: string) => settled.get(name) ?? whole);
};
