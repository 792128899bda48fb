import { type APIRequestContext, expect } from '@playwright/test';

/** After a start the first search waits until the index of places is ready, which says nothing about the speed of the searches after it. */
export async function waitForPlaces(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/api/get_suggest_place_list?query=siam', { timeout: 0 })).ok()).toBe(true);
}
