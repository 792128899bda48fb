import { expect, it } from 'vitest';
import webPush from 'web-push';
import { EnvironmentReader } from '../environment-reader.ts';
import { readPushConfig } from './push.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const whole = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:push@songwai.test' };
const read = (env: Record<string, string | undefined>) => {
  const reader = new EnvironmentReader(env);
  return { push: readPushConfig(reader), problems: reader.problems };
};

it('pushes nothing without keys, and with all three what a push service asks for', () => {
  expect(read({})).toEqual({ push: undefined, problems: [] });
  expect(read(whole)).toEqual({ push: { publicKey, privateKey, subject: 'mailto:push@songwai.test' }, problems: [] });
});

it('says which variable is missing, or no key', () => {
  expect(read({ ...whole, VAPID_SUBJECT: undefined }).problems).toEqual([expect.stringMatching(/^VAPID_SUBJECT is missing/)]);
  expect(read({ ...whole, VAPID_PUBLIC_KEY: privateKey }).problems).toEqual([expect.stringMatching(/^VAPID_PUBLIC_KEY is not/)]);
  expect(read({ ...whole, VAPID_PRIVATE_KEY: '***' }).problems).toEqual([expect.stringMatching(/^VAPID_PRIVATE_KEY is not/)]);
  expect(read({ ...whole, VAPID_SUBJECT: 'push@songwai.test' }).problems).toEqual([
    expect.stringMatching(/^VAPID_SUBJECT is neither/),
  ]);
});
