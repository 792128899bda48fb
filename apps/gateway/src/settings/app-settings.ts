import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/** The settings that `app_settings` must contain, by name. */
const appSettings = Type.Object({
  supportPhone: Type.String(),
  supportHours: Type.String(),
  termsVersion: Type.String(),
  topBar: Type.Boolean(),
  topBarText: Type.Object({ th: Type.String(), en: Type.String() }),
  proMotion: Type.Boolean(),
  proMotionCode: Type.String(),
  outOfService: Type.Boolean(),
  jobServices: Type.Array(Type.Object({ id: Type.Integer(), nameTh: Type.String(), nameEn: Type.String() })),
});

/** The app's settings in the start-up data. */
export type AppSettings = Static<typeof appSettings>;

/** @throws Error naming the missing or invalid setting. */
export function checkAppSettings(rows: ReadonlyMap<string, unknown>): AppSettings {
  const settings: unknown = Object.fromEntries(rows);
  if (Value.Check(appSettings, settings)) return settings;
  const wrong = Object.entries(appSettings.properties).filter(([name, schema]) => !Value.Check(schema, rows.get(name)));
  throw new Error(`The table app_settings lacks a usable value for ${wrong.map(([name]) => name).join(', ')}.`);
}
