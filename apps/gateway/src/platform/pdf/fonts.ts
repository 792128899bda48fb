import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A weight of the product's typeface, with one file for Thai and one for Latin. */
export type Weight = 'regular' | 'bold';
export type Script = 'thai' | 'latin';

/** The font files for embedding. */
export type FontFiles = Readonly<Record<`${Script}-${Weight}`, Buffer>>;

/** Written out, so that tools find the uses of the package. */
const addresses: Readonly<Record<keyof FontFiles, string>> = {
  'thai-regular': import.meta.resolve('@fontsource/anuphan/files/anuphan-thai-400-normal.woff'),
  'thai-bold': import.meta.resolve('@fontsource/anuphan/files/anuphan-thai-600-normal.woff'),
  'latin-regular': import.meta.resolve('@fontsource/anuphan/files/anuphan-latin-400-normal.woff'),
  'latin-bold': import.meta.resolve('@fontsource/anuphan/files/anuphan-latin-600-normal.woff'),
};

/** Reads the product's typeface, Anuphan, from its package. */
export async function readFonts(): Promise<FontFiles> {
  const read = (name: keyof FontFiles): Promise<Buffer> => readFile(fileURLToPath(addresses[name]));
  return {
    'thai-regular': await read('thai-regular'),
    'thai-bold': await read('thai-bold'),
    'latin-regular': await read('latin-regular'),
    'latin-bold': await read('latin-bold'),
  };
}
