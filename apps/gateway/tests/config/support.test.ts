import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';

describe('the support desk', () => {
  it('is written to where an address is set, and to nobody where none is', () => {
    expect(readConfig({}).support).toEqual({ mail: undefined });
    expect(readConfig({ SUPPORT_MAIL: 'desk@songwai.example' }).support).toEqual({ mail: 'desk@songwai.example' });
  });

  it.each(['desk', 'a@b', 'Desk <desk@songwai.example>', 'a@songwai.example, b@songwai.example'])(
    'is refused at %s, which is not one address',
    (mail) => {
      expect(() => readConfig({ SUPPORT_MAIL: mail })).toThrow(ConfigError);
      expect(() => readConfig({ SUPPORT_MAIL: mail })).toThrow(/SUPPORT_MAIL/);
    },
  );
});
