import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A weight of the product's typeface; Thai and Latin letters come in a file each. */
export type Weight = 'regular' | 'bold';
export type Script = 'thai' | 'latin';

/** The typeface, ready to be embedded. */
export type FontFiles = Readonly<Record<`${Script}-${Weight}`, Buffer>>;

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 };

const read = (script: Script, weight: Weight): Promise<Buffer> => {
  const file = `@fontsource/anuphan/files/anuphan-${script}-${weights[weight]}-normal.woff`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
};

/** Reads Anuphan, the typeface of the product, as the package brings it. */
export async function readFonts(): Promise<FontFiles> {
  const [thaiRegular, thaiBold, latinRegular, latinBold] = await Promise.all([
    read('thai', 'regular'),
    read('thai', 'bold'),
    read('latin', 'regular'),
    read('latin', 'bold'),
  ]);
  return { 'thai-regular': thaiRegular, 'thai-bold': thaiBold, 'latin-regular': latinRegular, 'latin-bold': latinBold };
}
