import { expect, test } from 'vitest';
import { checkValue, endOfToken } from './check-value.ts';

const text = (name: string) => ({ name, kind: { type: 'text' as const } });
const json = { name: 'stops', kind: { type: 'json' as const } };
const token = `e30.${btoa('{"exp":1795237200}')}.x`;

test.each([
  [json, '', null],
  [json, '[{"name":"a"}]', null],
  [json, '[{"name":"a"}', 'json'],
  [json, '7', 'json'],
  [text('pick-up-at'), '13.7235,100.5142', null],
  [text('pick-up-at'), ' 13.7235 , 100.5142', null],
  [text('pick-up-at'), 'Silom', 'place'],
  [text('token'), token, null],
  [text('token'), 'abc', 'token'],
  [text('label'), 'anything', null],
] as const)('%j with "%s" is %s', (attribute, typed, problem) => {
  expect(checkValue(attribute, typed)).toBe(problem);
});

test('the end of a token is read from it', () => {
  expect(endOfToken(token)).toBe(1_795_237_200_000);
  expect(endOfToken('e30.e30.x')).toBeNull();
});
