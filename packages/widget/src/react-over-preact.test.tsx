import { afterEach, expect, test } from 'vitest';
import { useId } from './react-over-preact.ts';
import { clearOut, renderInto } from './render.ts';

const containers: HTMLElement[] = [];
afterEach(() => {
  for (const container of containers.splice(0)) clearOut(container);
});

function Field({ name }: { readonly name: string }) {
  const id = useId();
  return <input id={id} name={name} />;
}

const open = () => {
  const container = document.createElement('div');
  containers.push(container);
  return container;
};
const idsIn = (container: HTMLElement) => [...container.querySelectorAll('input')].map(({ id }) => id);

test('a field keeps its id, and no other one has it, wherever it is rendered', () => {
  const [one, other] = [open(), open()];
  renderInto(one, <Field name="a" />);
  renderInto(other, <Field name="a" />);
  const before = idsIn(one);
  renderInto(
    one,
    <>
      <Field name="b" />
      <Field name="c" />
    </>,
  );
  const ids = [...idsIn(one), ...idsIn(other)];
  expect(new Set(ids).size).toBe(3);
  renderInto(other, <Field name="b" />);
  expect(idsIn(other)).toEqual(ids.slice(2));
  expect(before).toHaveLength(1);
});
