import type { Songwai } from '@songwai/node';
import type { PartnerConfig } from '../config.ts';

/** What the routes of the pages share. */
export interface Site {
  readonly config: PartnerConfig;
  readonly songwai: Songwai;
  readonly clock: () => Date;
}

/** The guest who is signed in at the hotel; a real one comes from its own database. */
export const guestOfHotel = { name: 'Maya Lindqvist', phone: '0812345678' } as const;

/** Where the hotel and its shop are, by the river. */
export const hotelPlace = '13.72350,100.51420';
