import { expect, it } from 'vitest';
import { buildBaseMap } from '../base-map.ts';

const stored = '../../../../../packages/features/tests/base-map.data.json';

it('the stories show the map that the gateway gives', async () => {
  await expect(`${JSON.stringify(buildBaseMap())}\n`).toMatchFileSnapshot(stored);
});
