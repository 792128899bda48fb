import type { EnvironmentReader } from '../environment-reader.ts';

/** Our app at Facebook; absent where signing in by Facebook is not available. */
export interface FacebookConfig {
  readonly appId: string;
  readonly appSecret: string;
  /** Address of the Graph API with its version. */
  readonly url: string;
  /** That version, which the SDK in the browser uses too. */
  readonly version: string;
}

const graphUrl = 'https://graph.facebook.com/v23.0';

const versionOf = (url: string): string | undefined => /\/(v\d+\.\d+)$/.exec(url)?.[1];

/** Reads our app at Facebook. The id alone is not enough, because tokens are verified with the app's secret. */
export function readFacebookConfig(reader: EnvironmentReader): FacebookConfig | undefined {
  const [appId, appSecret] = [reader.text('FACEBOOK_APP_ID'), reader.text('FACEBOOK_APP_SECRET')];
  const url = reader.url('FACEBOOK_URL', ['http:', 'https:']) ?? graphUrl;
  const version = versionOf(url);
  if (version === undefined) reader.complain('FACEBOOK_URL', 'must end in the version of the Graph API, such as /v23.0.');
  else if (appId !== undefined && appSecret !== undefined) return { appId, appSecret, url, version };
  if (appId !== undefined)
    reader.complain('FACEBOOK_APP_SECRET', 'is missing beside FACEBOOK_APP_ID; set it too, or leave both out.');
  if (appSecret !== undefined)
    reader.complain('FACEBOOK_APP_ID', 'is missing beside FACEBOOK_APP_SECRET; set it too, or leave both out.');
  return undefined;
}
