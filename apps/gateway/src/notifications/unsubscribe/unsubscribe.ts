import { hourMs } from '@songwai/core/basics/durations';
import { type NotificationEvent, notificationEvents } from '@songwai/core/notifications/notification-event';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimits } from '../../platform/limits/call-limits.ts';
import { isWanted } from '../preferences/is-wanted.ts';
import { readPreferences, savePreferences } from '../preferences/preference-queries.ts';
import type { CheckedLink, UnsubscribeLinks } from './unsubscribe-links.ts';
import { unsubscribeTexts } from './unsubscribe-texts.ts';

/** Reads and uses the links of mails, without a session. */
export interface Unsubscribing {
  /** @throws {BusinessRefusal} 404 for a link that is not ours, 429 too many calls from an address. */
  read(token: string, address: string): Promise<CheckedLink & { readonly isOn: boolean }>;
  /** @throws {BusinessRefusal} as above. */
  switch(token: string, asked: { readonly isOn: boolean; readonly isAll: boolean; readonly address: string }): Promise<void>;
}

interface UnsubscribingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: CallLimits;
  readonly links: UnsubscribeLinks;
}

/** For an office behind one address, and for the servers of a mail provider, which press the button for all its customers. */
const mostOfAddress = 600;

const events = Object.keys(notificationEvents) as readonly NotificationEvent[];
const ruleOf = (event: NotificationEvent) => notificationEvents[event].channels.mail;
const isSwitchable = (event: NotificationEvent): boolean => ruleOf(event) === 'on' || ruleOf(event) === 'off';

export function createUnsubscribing({ db, clock, limits, links }: UnsubscribingDeps): Unsubscribing {
  const check = async (token: string, address: string): Promise<CheckedLink> => {
    const key = `links of mails from:${address}`;
    await limits.count([{ key, most: mostOfAddress, windowMs: hourMs, text: () => unsubscribeTexts.tooOften }]);
    const link = await links.check(token);
    if (link === undefined) throw new BusinessRefusal({ code: 404, text: unsubscribeTexts.notOurs });
    return link;
  };

  return {
    read: async (token, address) => {
      const link = await check(token, address);
      const switched = await readPreferences(db, link.userId);
      return { ...link, isOn: link.events.some((event) => isWanted(switched, event, 'mail')) };
    },
    switch: async (token, { isOn, isAll, address }) => {
      const link = await check(token, address);
      // All on again means as they were before anything was chosen.
      const all = events.filter((event) => !isOn || ruleOf(event) === 'on');
      const common = { user_id: link.userId, channel: 'mail' as const, is_on: isOn, changed_at: clock.now() };
      const chosen = (isAll ? all : link.events).filter(isSwitchable);
      await savePreferences(
        db,
        chosen.map((event) => ({ ...common, event })),
      );
    },
  };
}
