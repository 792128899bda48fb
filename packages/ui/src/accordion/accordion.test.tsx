import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { AccordionProps } from './accordion.tsx';
import { Accordion } from './accordion.tsx';

function Questions(props: Partial<AccordionProps>) {
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  return (
    <Accordion
      headingLevel={3}
      items={[
        { id: 'area', title: 'ส่งที่ไหน', content: 'กรุงเทพฯ' },
        { id: 'cancel', title: 'ยกเลิกได้ไหม', content: 'ได้ฟรี' },
      ]}
      {...props}
      openIds={openIds}
      onChange={setOpenIds}
    />
  );
}

const title = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => title(name).getAttribute('aria-expanded') === 'true';

test('each title is a heading with a button, and opens a region of its name', async () => {
  render(<Questions />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.setup().click(title('ส่งที่ไหน'));
  expect(screen.getByRole('region', { name: 'ส่งที่ไหน' }).textContent).toBe('กรุงเทพฯ');
});

test('Enter and Space open and close; several may stand open', async () => {
  render(<Questions />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  expect([isOpen('ส่งที่ไหน'), isOpen('ยกเลิกได้ไหม')]).toEqual([true, true]);
  await user.keyboard('{Enter}');
  expect(isOpen('ยกเลิกได้ไหม')).toBe(false);
});

test('where one may stand open, opening it closes the other', async () => {
  render(<Questions isSingle />);
  const user = userEvent.setup();
  await user.click(title('ส่งที่ไหน'));
  await user.click(title('ยกเลิกได้ไหม'));
  expect([isOpen('ส่งที่ไหน'), isOpen('ยกเลิกได้ไหม')]).toEqual([false, true]);
});

test('an answer that the search in the page finds is opened', () => {
  render(<Questions />);
  const answer = screen.getByText('ได้ฟรี').closest('section') as HTMLElement;
  expect(answer.getAttribute('hidden')).toBe('until-found');
  act(() => {
    answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(isOpen('ยกเลิกได้ไหม')).toBe(true);
  expect(answer.hasAttribute('hidden')).toBe(false);
});

test('the mark by which a text comes closed from a server is gone once the browser can open it on a match', async () => {
  const { container } = render(<Questions />);
  const panels = [...container.querySelectorAll('section')];
  const marks = () => panels.map((panel) => [panel.dataset['closed'], panel.getAttribute('hidden')]);
  expect(marks()).toEqual([
    [undefined, 'until-found'],
    [undefined, 'until-found'],
  ]);
  const user = userEvent.setup();
  await user.click(title('ส่งที่ไหน'));
  await user.click(title('ส่งที่ไหน'));
  expect(marks()[0]).toEqual([undefined, 'until-found']);
});
