import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const url = 'https://plausible.example/api/event';

describe('page views', () => {
  it('are counted nowhere by default, else at the address, as the site that customers know', () => {
    expect(readConfig({}).analytics).toBeUndefined();
    expect(readConfig({ ANALYTICS_URL: url, PUBLIC_URL: 'https://songwai.example' }).analytics).toEqual({
      url,
      domain: 'songwai.example',
    });
    expect(readConfig({ ANALYTICS_URL: url, ANALYTICS_DOMAIN: 'songwai' }).analytics).toEqual({ url, domain: 'songwai' });
  });

  it.each([
    'plausible.example',
    'ftp://plausible.example/api/event',
    'https://plausible.example',
    'https://user:secret@plausible.example/api/event',
    'https://plausible.example/api/event?key=1',
    "https://plausible.example/api/event;script-src'unsafe-inline'",
  ])('are refused at %s, without repeating it', (wrong) => {
    expect(() => readConfig({ ANALYTICS_URL: wrong })).toThrow(ConfigError);
    expect(() => readConfig({ ANALYTICS_URL: wrong })).toThrow(/ANALYTICS_URL is not/);
    expect(() => readConfig({ ANALYTICS_URL: wrong })).not.toThrow(/secret/);
  });

  it('have no site without an address', () => {
    expect(() => readConfig({ ANALYTICS_DOMAIN: 'songwai.example' })).toThrow(/ANALYTICS_DOMAIN/);
  });
});
