import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { PersonalData } from '../database/personal-table.ts';
import type { EventListener } from '../events/event-listener-queries.ts';
import type { Db } from './db.ts';
import type { Clock, Random } from './deps.ts';
import type { ReadHolds } from './erasure-hold.ts';

/** The personal data and holds that all rooms declare, for the room `privacy`. */
export interface DataPolicy {
  /** A table follows the one that its rows belong to, and is erased in reverse order. */
  readonly personalData: PersonalData;
  readonly readHolds: ReadHolds;
}

/** What every room is made from. */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly startTimer: StartTimer;
  readonly log: FastifyBaseLogger;
  /** Hears what this and other gateways have committed, at once. */
  readonly events: EventListener;
  readonly dataPolicy: DataPolicy;
}
