import { version as packageVersion } from '../package.json';
import type { ElementOf, SongwaiTag } from './element-types.ts';
import type { SongwaiEventMap } from './elements.ts';
import type { Songwai } from './songwai-global.ts';

declare global {
  interface HTMLElementTagNameMap extends TagNameMap {}
  interface ElementEventMap extends SongwaiEventMap {}
  interface DocumentEventMap extends SongwaiEventMap {}
  interface WindowEventMap extends SongwaiEventMap {}
  interface Window {
    Songwai?: Songwai;
  }
}

type TagNameMap = { [Tag in SongwaiTag]: ElementOf<Tag> };

/** Where the script comes from, and how it is let in. */
export interface LoadOptions {
  /** Of Songwai: `https://songwai.example`. */
  readonly origin: string;
  /** An exact version (`1.4.2`), whose files never change; without it the newest with the major version of this package. */
  readonly version?: string | undefined;
  /** For a Content-Security-Policy that lets scripts in by nonce. */
  readonly nonce?: string | undefined;
  /** Of the script of an exact version, from `<origin>/widget/<version>/integrity.json`. */
  readonly integrity?: string | undefined;
}

const newest = `v${packageVersion.split('.', 1)[0]}`;
const exactVersion = /^\d+\.\d+\.\d+/;

/** The one script of the page. */
let begun: { readonly address: string; readonly loaded: Promise<Songwai> } | null = null;

const addressOf = ({ origin, version = newest }: LoadOptions): string => new URL(`/widget/${version}/songwai.js`, origin).href;

const append = (address: string, { nonce, integrity }: LoadOptions): Promise<Songwai> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.crossOrigin = 'anonymous';
    if (nonce) script.nonce = nonce;
    if (integrity) script.integrity = integrity;
    const fail = (what: string): void => {
      script.remove();
      reject(new Error(`${address} ${what}`));
    };
    script.addEventListener('load', () => {
      if (window.Songwai) resolve(window.Songwai);
      else fail('has loaded, but is no script of Songwai');
    });
    script.addEventListener('error', () =>
      fail('could not be loaded: it is out of reach, its version is unknown, or integrity or a policy of the page refuses it'),
    );
    document.head.append(script);
  });

/**
 * Loads Songwai's script into the page, once: later calls give what the first one began. Where that failed, the next call tries again.
 *
 * @returns `window.Songwai`; null on a server, where there is no page
 * @throws {Error} if the script cannot be loaded, or the page has asked for another origin or version before
 * @throws {TypeError} for an `integrity` without an exact version, which the next release would break
 */
export const loadSongwai = async (options: LoadOptions): Promise<Songwai | null> => {
  if (typeof document === 'undefined') return null;
  if (options.integrity && !exactVersion.test(options.version ?? ''))
    throw new TypeError('integrity needs an exact version: the files of any other change with each release');
  const address = addressOf(options);
  if (begun && begun.address !== address) throw new Error(`This page has loaded ${begun.address} already, so not ${address}`);
  begun ??= { address, loaded: append(address, options) };
  try {
    return await begun.loaded;
  } catch (error) {
    begun = null;
    throw error;
  }
};
