import type { Plugin } from 'rollup';
import { renderBookingLook } from './render-in-node.ts';

interface FirstLookOptions {
  /** The module that exports `bookingLook`. */
  readonly module: string;
  /** Modules to replace, as in the bundle. */
  readonly alias: Readonly<Record<string, string>>;
}

/** Puts the rendered first look of the booking into the loader. */
export const firstLook = ({ module, alias }: FirstLookOptions): Plugin => ({
  name: 'first-look',
  load: async (id) => (id === module ? `export const bookingLook = ${JSON.stringify(await renderBookingLook(alias))};` : null),
});
