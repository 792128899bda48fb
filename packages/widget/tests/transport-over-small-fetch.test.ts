// @vitest-environment node
// The transport's own tests once more: in this project its `ofetch` is the widget's stand-in.
import { createFetch } from 'ofetch';
import { expect, test } from 'vitest';
import { createFetch as smallFetch } from '../src/loader/small-fetch.ts';
import '@songwai/core/gateway/create-transport.test';

test('the stand-in is what is tested here', () => {
  expect(createFetch).toBe(smallFetch);
});
