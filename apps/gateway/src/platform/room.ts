import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../database/personal-table.ts';
import type { SpaceWatch } from '../database/space-watch.ts';
import type { Database } from '../database/tables.ts';
import type { EventHandler } from '../events/event-handler.ts';
import type { DeskMatter } from './desk-matter.ts';
import type { ReadHolds } from './erasure-hold.ts';
import type { Forget } from './forgetting.ts';
import type { Platform } from './platform.ts';
import type { Worker } from './workers/worker.ts';

/** The parts of an open room. */
export interface Opened<Offers extends object> {
  /** What it offers the rooms above, by the names that they ask for. */
  readonly offers: Offers;
  /** Mounts its calls. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Background work; runs while the server listens. */
  readonly workers?: readonly Worker[];
  /** Handlers of events. */
  readonly eventHandlers?: readonly EventHandler[];
  /** Storage that can fill up; `/readyz` checks it. */
  readonly spaces?: readonly SpaceWatch[];
  /** Called when the server listens; the server does not wait for it. */
  readonly whenListening?: () => Promise<void>;
  readonly whenClosed?: () => void | Promise<void>;
}

/** A part of the business: what it owns, what it needs of the rooms below it, and what it offers to those above. */
export interface Room<Needs extends object = object, Offers extends object = object, Later extends object = object> {
  readonly name: string;
  /** Section of the API page for its calls; its name where absent. */
  readonly section?: string;
  /** The tables that only this room writes. */
  readonly tables: readonly (keyof Database)[];
  /** The personal data in its tables; absent where there is none. */
  readonly personalData?: PersonalData;
  /** Reasons against erasing an account, as far as this room knows. */
  readonly readHolds?: ReadHolds;
  /** What waits in it for administrators: the support desk announces all of it. */
  readonly deskMatters?: readonly DeskMatter[];
  /** Deletes the room's expired data. */
  readonly forget?: Forget;
  /**
   * Opens the room. `later()` returns offers of rooms above, and only while serving: they are not open yet.
   * A property, not a method, because only then does the compiler compare needs with offers strictly.
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

/** The empty list. */
export const noRooms: RoomList<object, object> = listOf([]);
