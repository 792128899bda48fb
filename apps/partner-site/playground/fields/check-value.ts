import type { AttributeInfo } from '../element-info.ts';

/** What is wrong with what was typed; a text says for each what to do. */
export type ValueProblem = 'json' | 'place' | 'token';

const place = /^\s*-?\d{1,2}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/;

/** The moment at which a token ends, in milliseconds since 1970; null for what is no token. */
export const endOfToken = (token: string): number | null => {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const end = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : null;
    return typeof end === 'number' ? end * 1000 : null;
  } catch {
    return null;
  }
};

const isJson = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** @returns null for what the element can read, and for an empty field */
export const checkValue = ({ name, kind }: Pick<AttributeInfo, 'name' | 'kind'>, typed: string): ValueProblem | null => {
  if (typed.trim() === '') return null;
  if (kind.type === 'json') return isJson(typed) ? null : 'json';
  if (name === 'token') return endOfToken(typed) === null ? 'token' : null;
  return name.endsWith('-at') && !place.test(typed) ? 'place' : null;
};
