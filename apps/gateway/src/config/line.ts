import type { EnvironmentReader } from '../environment-reader.ts';

/** Our channel at LINE; absent where signing in by LINE is not available. */
export interface LineConfig {
  readonly channelId: string;
  readonly channelSecret: string;
  /** Address of LINE's API. */
  readonly apiUrl: string;
  /** Address of LINE's page on which people sign in. */
  readonly loginUrl: string;
}

/** Reads our channel at LINE. The id alone is not enough, because id tokens are signed with the channel's secret. */
export function readLineConfig(reader: EnvironmentReader): LineConfig | undefined {
  const [channelId, channelSecret] = [reader.text('LINE_CHANNEL_ID'), reader.text('LINE_CHANNEL_SECRET')];
  const apiUrl = reader.url('LINE_API_URL', ['http:', 'https:']) ?? 'https://api.line.me';
  const loginUrl = reader.url('LINE_LOGIN_URL', ['http:', 'https:']) ?? 'https://access.line.me';
  if (channelId !== undefined && channelSecret !== undefined) return { channelId, channelSecret, apiUrl, loginUrl };
  if (channelId !== undefined)
    reader.complain('LINE_CHANNEL_SECRET', 'is missing beside LINE_CHANNEL_ID; set it too, or leave both out.');
  if (channelSecret !== undefined)
    reader.complain('LINE_CHANNEL_ID', 'is missing beside LINE_CHANNEL_SECRET; set it too, or leave both out.');
  return undefined;
}
