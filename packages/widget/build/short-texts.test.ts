import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';
import { shortTexts } from './short-texts.ts';

const thai = '/i18n/texts/th/order.ts';
const english = '/i18n/texts/en/order.ts';

const modules: Readonly<Record<string, string>> = {
  entry: `
    import { order as th } from '${thai}';
    import { order as en } from '${english}';
    export const said = (t, code) => [t('order.next'), t("order.stops", { count: 2 }), t(\`order.why.\${code}\`), 'order.by.somebody'];
    export const texts = [th, en];`,
  [thai]: `export const order = { 'order.next': 'ถัดไป', 'order.stops_other': '{{count}} จุด', 'order.why.busy': 'ไม่ว่าง', 'order.nobody': 'ไม่มีใครใช้' };`,
  [english]: `export const order = { 'order.next': 'Next', 'order.stops_one': '{{count}} stop', 'order.stops_other': '{{count}} stops', 'order.why.busy': 'Busy', 'order.nobody': 'Asked for by nobody' };`,
};

const memory: Plugin = { name: 'memory', resolveId: (id) => id, load: (id) => modules[id] ?? null };

const build = async (completed: readonly string[], unreachable: readonly string[] = []): Promise<string> => {
  const bundle = await rollup({ input: 'entry', plugins: [memory, shortTexts({ completed, unreachable })] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

it('the key of a text is as short in both languages as where it is asked for, with its plurals', async () => {
  const code = await build(['order.why.']);
  expect(code).not.toMatch(/order\.(next|stops)/);
  expect(code).toContain("t('order.a')");
  expect(code).toContain("'order.a': 'ถัดไป'");
  expect(code).toContain("'order.a': 'Next'");
  expect(code).toContain("'order.b_one': '{{count}} stop'");
});

it('a key that a script completes stays, and so does what only looks like a key', async () => {
  const code = await build(['order.why.']);
  expect(code).toContain("'order.why.busy': 'Busy'");
  expect(code).toContain("'order.by.somebody'");
});

it('a completed key that nobody named fails the build, as its text would not be found', async () => {
  await expect(build([])).rejects.toThrow('order.why.');
});

it('a text that no module asks for is left out, and so is one that is never reached', async () => {
  expect(await build(['order.why.'])).not.toMatch(/nobody|ไม่มีใครใช้/);
  const code = await build(['order.why.'], ['order.why.busy']);
  expect(code).not.toMatch(/Busy|ไม่ว่าง/);
  expect(code).toContain("'order.a': 'Next'");
});

it('a text that is held to be out of reach stays where a module names it', async () => {
  expect(await build(['order.why.'], ['order.next'])).toContain("'order.a': 'Next'");
});
