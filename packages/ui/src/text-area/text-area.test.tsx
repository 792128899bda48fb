import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Counter } from '../field/counter.tsx';
import { TextArea } from './text-area.tsx';

function Note({ start }: { readonly start: number }) {
  const [text, setText] = useState('ก'.repeat(start));
  const remaining = (left: number) => (left < 0 ? `เกินมา ${-left}` : `เหลือ ${left}`);
  const counter = <Counter text={text} limit={50} remainingText={remaining} />;
  return <TextArea label="ฝากถึงคนขับ" labelEnd={counter} value={text} onChange={setText} />;
}

const field = () => screen.getByRole('textbox', { name: 'ฝากถึงคนขับ' });

test('the count is seen all the time, and told only near the limit, not at every key', async () => {
  const { container } = render(<Note start={27} />);
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  const user = userEvent.setup();
  await user.type(field(), 'กก');
  expect(screen.getByText('29/50')).toBeTruthy();
  expect(announced()).toBe('');
  await user.type(field(), 'ก');
  expect(announced()).toBe('เหลือ 20');
  await user.type(field(), 'กกก');
  expect(screen.getByText('33/50')).toBeTruthy();
  expect(announced()).toBe('เหลือ 20');
  await user.type(field(), 'ก'.repeat(7));
  expect(announced()).toBe('เหลือ 10');
});

test('more than allowed is kept and told, and a line break is typed with Enter', async () => {
  const { container } = render(<Note start={50} />);
  await userEvent.setup().type(field(), '{Enter}ก');
  expect((field() as HTMLTextAreaElement).value).toBe(`${'ก'.repeat(50)}\nก`);
  expect(screen.getByText('52/50')).toBeTruthy();
  expect(container.querySelector('[aria-live]')?.textContent).toBe('เกินมา 1');
});

test('what can only be read is reached by key and keeps its text', async () => {
  render(<TextArea label="ฝากถึงคนขับ" isReadOnly value="ห้ามคว่ำ" onChange={() => undefined} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('x');
  expect(field().matches(':focus')).toBe(true);
  expect((field() as HTMLTextAreaElement).value).toBe('ห้ามคว่ำ');
});
