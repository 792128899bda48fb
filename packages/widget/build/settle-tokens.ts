import { glob, readFile } from 'node:fs/promises';

const definition = /(--songwai-[\w-]+):\s*([^;}]+)/g;
/** A plain size or number: nothing that a theme, a pointer or another token has a say in. */
const isPlain = /^-?[\d.]+(?:px)?$/;

/** Writes the value of a design token in the place of its name, where the token has but one plain value in all sheets. */
export type SettleTokens = (css: string) => string;

/** @param folders where sheets may give tokens a value */
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
