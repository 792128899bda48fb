import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../database/personal-table.ts';
import type { SpaceWatch } from '../database/space-watch.ts';
import type { Database } from '../database/tables.ts';
import type { EventHandler } from '../events/event-handler.ts';
import type { ReadHolds } from './erasure-hold.ts';
import type { Forget } from './forgetting.ts';
import type { Platform } from './platform.ts';
import type { Worker } from './workers/worker.ts';

/** What a room is once it is open. */
export interface Opened<Offers extends object> {
  /** For the rooms above it, by the names that they ask for. */
  readonly offers: Offers;
  /** Mounts its calls. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Work beside the calls; runs from when the server listens until it closes. */
  readonly workers?: readonly Worker[];
  /** What follows from events. */
  readonly eventHandlers?: readonly EventHandler[];
  /** What can run out of room; `/readyz` asks it. */
  readonly spaces?: readonly SpaceWatch[];
  /** Begun when the server listens, which does not wait for it. */
  readonly whenListening?: () => Promise<void>;
  readonly whenClosed?: () => void | Promise<void>;
}

/** A part of the business: what it owns, what it needs of the rooms below it, and what it offers to those above. */
export interface Room<Needs extends object = object, Offers extends object = object, Later extends object = object> {
  readonly name: string;
  /** Under what the API page lists its calls; absent: under its name. */
  readonly section?: string;
  /** The tables that it alone writes. */
  readonly tables: readonly (keyof Database)[];
  /** What they know of people; absent where they know nothing. */
  readonly personalData?: PersonalData;
  /** Reasons against erasing an account, as far as this room knows. */
  readonly readHolds?: ReadHolds;
  /** Deletes what the room stores for a limited time. */
  readonly forget?: Forget;
  /**
   * Makes it. `later()` answers what rooms above it provide, and only while serving: they are not open yet.
   * A property and not a method: only so does the compiler compare what is needed with what there is.
   */
  readonly open: (on: Platform, needs: Needs, later: () => Later) => Opened<Offers> | Promise<Opened<Offers>>;
}

/** Rooms in the order in which they open, the lower ones first. A need that no room before it offers is a type error. */
export interface RoomList<All extends object, Later extends object> {
  readonly rooms: readonly AnyRoom[];
  add<Offers extends object, L extends object>(room: Room<All, Offers, L>): RoomList<All & Offers, Later & L>;
}

/** A room whose needs were checked when it was added. */
export type AnyRoom = Omit<Room, 'open'> & {
  readonly open: (on: Platform, needs: never, later: () => never) => Opened<object> | Promise<Opened<object>>;
};

const listOf = <All extends object, Later extends object>(rooms: readonly AnyRoom[]): RoomList<All, Later> => ({
  rooms,
  add: (room) => listOf([...rooms, room]),
});

/** The list to add to. */
export const noRooms: RoomList<object, object> = listOf([]);
