import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { shortProps } from './short-props.ts';

const build = async (code: string): Promise<string> => {
  const memory = { name: 'memory', resolveId: (id: string) => id, load: () => code };
  const bundle = await rollup({ input: 'entry', plugins: [memory, shortProps(['isNarrow', 'onBook'])] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
};

it('a prop of our own views is short where it is given and where it is taken', async () => {
  const code = await build('export const view = ({ isNarrow, onBooked }) => isNarrow && onBooked({ isNarrow });');
  expect(code).toContain('({ $aa, onBooked }) => $aa && onBooked({ $aa })');
});

it('one that is asked for by its name fails the build', async () => {
  await expect(build("export const read = (props) => props['onBook'];")).rejects.toThrow('onBook');
});
