import { describe, expect, it } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

describe('a text on its way into the log', () => {
  it.each([
    ['Key (email)=(demo@songwai.test) already exists', 'Key (email)=([email]) already exists'],
    ['call 081-234-5678 or +66 81 234 5678', 'call [number] or [number]'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln is old', 'token [token] is old'],
    ['relation "users" does not exist', 'relation "users" does not exist'],
    ['at buildApp (app.ts:120:15)', 'at buildApp (app.ts:120:15)'],
  ])('loses what belongs to a person: %s', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked);
  });
});
