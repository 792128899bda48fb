import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** Written out, so that tools find the uses of the package. One name for each file: a name has one script, the next one fills in. */
const files = {
  'Anuphan Thai 400': import.meta.resolve('@fontsource/anuphan/files/anuphan-thai-400-normal.woff'),
  'Anuphan Latin 400': import.meta.resolve('@fontsource/anuphan/files/anuphan-latin-400-normal.woff'),
  'Anuphan Thai 600': import.meta.resolve('@fontsource/anuphan/files/anuphan-thai-600-normal.woff'),
  'Anuphan Latin 600': import.meta.resolve('@fontsource/anuphan/files/anuphan-latin-600-normal.woff'),
} as const;

/** Makes the product's typeface known to the canvas. @throws Error where a file of the package is missing. */
export function registerFonts(): void {
  for (const [name, address] of Object.entries(files))
    if (!GlobalFonts.has(name) && GlobalFonts.registerFromPath(fileURLToPath(address), name) === null)
      throw new Error(`The font ${address} could not be read.`);
}

/** A font for the canvas: `plain` 400 and `strong` 600. */
export const fontOf = (weight: 'plain' | 'strong', size: number): string => {
  const number = weight === 'strong' ? 600 : 400;
  return `${size}px "Anuphan Thai ${number}", "Anuphan Latin ${number}"`;
};
