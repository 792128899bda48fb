import type { EnvironmentReader } from '../environment-reader.ts';

/** Our app at Facebook; absent where signing in by Facebook is not available. */
export interface FacebookConfig {
  readonly appId: string;
  readonly appSecret: string;
  /** Address of the Graph API with its version. */
  readonly url: string;
}

const graphUrl = 'https://graph.facebook.com/v23.0';

/** Reads our app at Facebook. The id alone is not enough, because tokens are verified with the app's secret. */
export function readFacebookConfig(reader: EnvironmentReader): FacebookConfig | undefined {
  const [appId, appSecret] = [reader.text('FACEBOOK_APP_ID'), reader.text('FACEBOOK_APP_SECRET')];
  const url = reader.url('FACEBOOK_URL', ['http:', 'https:']) ?? graphUrl;
  if (appId !== undefined && appSecret !== undefined) return { appId, appSecret, url };
  if (appId !== undefined)
    reader.complain('FACEBOOK_APP_SECRET', 'is missing beside FACEBOOK_APP_ID; set it too, or leave both out.');
  if (appSecret !== undefined)
    reader.complain('FACEBOOK_APP_ID', 'is missing beside FACEBOOK_APP_SECRET; set it too, or leave both out.');
  return undefined;
}
