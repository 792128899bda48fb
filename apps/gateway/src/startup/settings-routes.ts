import { changeSettings, readSettings } from '@songwai/core/startup/settings-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import type { SettingsAdmin } from './settings.ts';
import { settingsTexts } from './settings-texts.ts';

/** Mounts the calls of administrators for settings. */
export function registerSettings(app: FastifyInstance, settings: SettingsAdmin): void {
  mountEndpoint(app, readSettings, async () => ({
    settings: await settings.read(),
  }));

  mountEndpoint(app, changeSettings, async ({ body, session, language }) => ({
    responseDesc: settingsTexts.saved[language],
    settings: await settings.change(body.settings, session.userId),
  }));
}
