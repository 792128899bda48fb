import type { Static } from 'typebox';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { settings as SettingsWire } from './settings-contract.ts';

/** Settings that administrators may change; VAT percentage and valid days are for quotations. */
export type AdminSettings = Readonly<Static<typeof SettingsWire>>;

function requireSettings(settings: AdminSettings | undefined): AdminSettings {
  if (settings === undefined) throw new TypeError('The gateway answered without the settings.');
  return settings;
}

/** @throws GatewayError */
export const fetchSettings = async (transport: Transport): Promise<AdminSettings> => {
  const reply = await call(transport, routes.readSettings);
  return requireSettings(reply.settings);
};

/** Changes the given settings at once. @throws GatewayError code 422 with the `field` at fault. */
export const updateSettings = async (transport: Transport, settings: Partial<AdminSettings>): Promise<AdminSettings> => {
  const reply = await call(transport, routes.changeSettings, { settings });
  return requireSettings(reply.settings);
};
