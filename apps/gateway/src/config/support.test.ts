import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

describe('the support desk', () => {
  it('is written to where an address is set, and to nobody where none is', () => {
    expect(readConfig({}).support).toEqual({ mail: undefined, salesMail: undefined });
    expect(readConfig({ SUPPORT_MAIL: 'desk@songwai.example' }).support.mail).toBe('desk@songwai.example');
  });

  it('sells too, unless there is a sales desk', () => {
    const [SUPPORT_MAIL, SALES_MAIL] = ['desk@songwai.example', 'sales@songwai.example'];
    expect(readConfig({ SUPPORT_MAIL }).support).toEqual({ mail: SUPPORT_MAIL, salesMail: SUPPORT_MAIL });
    expect(readConfig({ SUPPORT_MAIL, SALES_MAIL }).support).toEqual({ mail: SUPPORT_MAIL, salesMail: SALES_MAIL });
    expect(readConfig({ SALES_MAIL }).support).toEqual({ mail: undefined, salesMail: SALES_MAIL });
  });

  it.each(['desk', 'a@b', 'Desk <desk@songwai.example>', 'a@songwai.example, b@songwai.example'])(
    'is refused at %s, which is not one address',
    (mail) => {
      for (const name of ['SUPPORT_MAIL', 'SALES_MAIL']) {
        expect(() => readConfig({ [name]: mail })).toThrow(ConfigError);
        expect(() => readConfig({ [name]: mail })).toThrow(name);
      }
    },
  );
});
