import { cleanText } from '@songwai/core/basics/text/clean-text';
import { settings as settingsSchema } from '@songwai/core/startup/settings-contract';
import { isLegalVersion } from '@songwai/core/terms/legal-version';
import { emailAddress } from '@songwai/core/validation/fields/email';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '../database/tables.ts';
import { makeNotedChange } from '../events/admin-change-queries.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Clock } from '../platform/deps.ts';
import { isPromoCode } from '../pricing/promo/announced-promo.ts';
import { readAllSettings, writeAppSetting, writeOrderSetting } from '../settings/settings-queries.ts';
import { checkIssuer } from './check-issuer.ts';
import { settingsTexts } from './settings-texts.ts';

type Settings = Static<typeof settingsSchema>;
type SettingName = keyof Settings;

const names = Object.keys(settingsSchema.properties) as SettingName[];

const isOrderSetting = (name: SettingName): name is 'quotationValidDays' | 'quotationVatPercent' | 'invoiceVatPercent' =>
  name === 'quotationValidDays' || name === 'quotationVatPercent' || name === 'invoiceVatPercent';

function requireOfficer(officer: Settings['privacyOfficer'] | undefined): void {
  const { email = '' } = officer ?? {};
  if (email === '' || emailAddress(email).ok) return;
  throw new BusinessRefusal({ code: 422, field: 'settings.privacyOfficer.email', text: settingsTexts.email });
}

/** Users can only be asked to accept terms whose text exists. */
function requireTexts(version: string | undefined): void {
  if (version === undefined || version === '' || isLegalVersion(version)) return;
  throw new BusinessRefusal({ code: 422, field: 'settings.termsVersion', text: settingsTexts.noSuchTerms });
}

/** A bar without words would only be in the way. */
function requireBarText({ topBar, topBarText: { th, en } }: Pick<Settings, 'topBar' | 'topBarText'>): void {
  if (topBar && (cleanText(th) === '' || cleanText(en) === ''))
    throw new BusinessRefusal({ code: 422, field: 'settings.topBarText', text: settingsTexts.noBarText });
}

/** Reads and changes the settings; each change is recorded. */
export function createSettings({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) {
  /** @throws Error naming missing or invalid settings. */
  const read = async (): Promise<Settings> => {
    const stored = await readAllSettings(db);
    const known = Object.fromEntries(names.map((name) => [name, stored[name]]));
    if (Value.Check(settingsSchema, known)) return known;
    const wrong = names.filter((name) => !Value.Check(settingsSchema.properties[name], stored[name]));
    throw new Error(`The settings lack a usable value for ${wrong.join(', ')}.`);
  };

  const requirePromo = async ({ proMotion, proMotionCode }: Pick<Settings, 'proMotion' | 'proMotionCode'>): Promise<void> => {
    if (!proMotion || (await isPromoCode(db, proMotionCode))) return;
    throw new BusinessRefusal({ code: 422, field: 'settings.proMotionCode', text: settingsTexts.noSuchPromo });
  };

  const change = (setting: { readonly name: SettingName; readonly value: unknown }, adminId: string): Promise<void> => {
    const { name, value } = setting;
    return makeNotedChange(
      db,
      { kind: 'setting', subject: name, adminId, at: clock.now() },
      {
        read: async (trx) => ({ value: (await readAllSettings(trx))[name] }),
        write: (trx) =>
          isOrderSetting(name) && typeof value === 'number'
            ? writeOrderSetting(trx, name, value)
            : writeAppSetting(trx, name, value),
      },
    );
  };

  return {
    read,

    /**
     * Empty fields stay unchanged. @throws {BusinessRefusal} 422 for an invalid e-mail address, an incomplete issuer, a terms version or a bar without
     * text, or an unknown promo code.
     */
    change: async (asked: Partial<Settings>, adminId: string): Promise<Settings> => {
      const wanted = asked.issuer === undefined ? asked : { ...asked, issuer: checkIssuer(asked.issuer) };
      requireOfficer(wanted.privacyOfficer);
      requireTexts(wanted.termsVersion);
      const wouldBe = { ...(await read()), ...wanted };
      requireBarText(wouldBe);
      await requirePromo(wouldBe);
      for (const name of names) {
        const value = wanted[name];
        const cleaned = typeof value === 'string' ? cleanText(value) : value;
        if (cleaned !== undefined && cleaned !== '') await change({ name, value: cleaned }, adminId);
      }
      return read();
    },
  };
}

/** Builds the service. */
export type SettingsAdmin = ReturnType<typeof createSettings>;
