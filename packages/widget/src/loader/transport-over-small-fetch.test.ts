// @vitest-environment node
// Repeats the transport's tests with the widget's replacement for `ofetch`, which this vitest project uses as an alias.
import { createFetch } from 'ofetch';
import { expect, test } from 'vitest';
import { createFetch as smallFetch } from './small-fetch.ts';
import '@songwai/core/gateway/create-transport.test';

test('the stand-in is what is tested here', () => {
  expect(createFetch).toBe(smallFetch);
});
