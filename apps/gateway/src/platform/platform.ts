import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { DataChanges } from '../database/data-changes.ts';
import type { PersonalData } from '../database/personal-table.ts';
import type { EventListener } from '../events/event-listener-queries.ts';
import type { Db } from './db.ts';
import type { Clock, Random } from './deps.ts';
import type { DeskMatter } from './desk-matter.ts';
import type { ReadHolds } from './erasure-hold.ts';

/** The personal data and holds that all rooms declare, for the room `privacy`. */
export interface DataPolicy {
  /** Each table follows the one that its rows belong to; erasure goes in reverse order. */
  readonly personalData: PersonalData;
  readonly readHolds: ReadHolds;
}

/** The dependencies of every room. */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly startTimer: StartTimer;
  readonly log: FastifyBaseLogger;
  /** Receives events at once when this or another gateway commits them. */
  readonly events: EventListener;
  readonly changes: DataChanges;
  readonly dataPolicy: DataPolicy;
  /** What waits for administrators in any room, for the room `chat`. */
  readonly deskMatters: readonly DeskMatter[];
}
