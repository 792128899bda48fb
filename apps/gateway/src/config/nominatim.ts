import type { EnvironmentReader } from '../environment-reader.ts';

/** A Nominatim server, with our limits and identification. */
export interface NominatimConfig {
  readonly url: string;
  /** Maximum number of calls per second from one gateway. */
  readonly perSecond: number;
  /** Identifies us, with a contact address. */
  readonly userAgent: string;
}

/** The public server of the OpenStreetMap Foundation, which allows one call per second. */
const publicHost = 'nominatim.openstreetmap.org';

/** Reads the Nominatim server for addresses; undefined where none is configured. */
export function readNominatimConfig(reader: EnvironmentReader): NominatimConfig | undefined {
  const url = reader.url('NOMINATIM_URL', ['http:', 'https:']);
  const perSecond = reader.number('NOMINATIM_PER_SECOND', { fallback: 1, min: 1, max: 1_000 });
  const contact = reader.text('NOMINATIM_CONTACT');
  if (url === undefined) return undefined;
  if (contact === undefined)
    reader.complain('NOMINATIM_CONTACT', 'is missing beside NOMINATIM_URL; set it to an address where you can be reached.');
  if (URL.parse(url)?.hostname === publicHost && perSecond > 1)
    reader.complain('NOMINATIM_PER_SECOND', `is ${perSecond}; ${publicHost} allows one call a second, so leave it out.`);
  return { url, perSecond, userAgent: `Songwai gateway (${contact ?? ''})` };
}
