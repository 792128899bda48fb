import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const url = 'https://nominatim.example/';
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('a Nominatim server', () => {
  it('is asked by none where none is set', () => {
    expect(readConfig({}).nominatim).toBeUndefined();
  });

  it('is told who asks, and asked once a second unless it is our own', () => {
    const env = { NOMINATIM_URL: url, NOMINATIM_CONTACT: 'ops@songwai.example' };
    expect(readConfig(env).nominatim).toEqual({
      url: 'https://nominatim.example',
      perSecond: 1,
      userAgent: 'Songwai gateway (ops@songwai.example)',
    });
    expect(readConfig({ ...env, NOMINATIM_PER_SECOND: '50' }).nominatim?.perSecond).toBe(50);
  });

  it.each([
    ['no contact', { NOMINATIM_URL: url }, /^NOMINATIM_CONTACT is missing/],
    ['no address', { NOMINATIM_URL: 'nominatim', NOMINATIM_CONTACT: 'x' }, /^NOMINATIM_URL is not an address/],
    ['no pace', { NOMINATIM_URL: url, NOMINATIM_CONTACT: 'x', NOMINATIM_PER_SECOND: '0' }, /^NOMINATIM_PER_SECOND .*from 1 to/],
    [
      'a pace that the public server does not allow',
      { NOMINATIM_URL: 'https://nominatim.openstreetmap.org', NOMINATIM_CONTACT: 'x', NOMINATIM_PER_SECOND: '2' },
      /^NOMINATIM_PER_SECOND is 2; .*one call a second/,
    ],
  ])('with %s stops the start and says what to do', (_what, env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(problem)]);
  });
});
