import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LinkCard } from './link-card.tsx';
import { SelectCard } from './select-card.tsx';

function Extra({ isDisabled }: { readonly isDisabled?: boolean }) {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <SelectCard title="ช่วยยกของ" {...{ isSelected, isDisabled }} onToggle={setIsSelected}>
      เพิ่ม ฿100
    </SelectCard>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'ช่วยยกของ' });

test('a card is taken and left by a tap anywhere on it or by Space', async () => {
  render(<Extra />);
  const user = userEvent.setup();
  await user.click(screen.getByText('เพิ่ม ฿100'));
  expect(box().checked).toBe(true);
  await user.keyboard(' ');
  expect(box().checked).toBe(false);
});

test('its detail is read after its name', () => {
  const { container } = render(<Extra />);
  expect(container.querySelector(`[id="${box().getAttribute('aria-describedby')}"]`)?.textContent).toBe('เพิ่ม ฿100');
});

test('a card that cannot be had cannot be taken', async () => {
  render(<Extra isDisabled />);
  await userEvent.setup().click(screen.getByText('ช่วยยกของ'));
  expect(box().checked).toBe(false);
});

test('a card that leads somewhere is one link with a short name', () => {
  render(
    <LinkCard title="J123-45678" href="/job/J12345678">
      ไอคอนสยาม ถึง สามย่าน
    </LinkCard>,
  );
  expect(screen.getByRole('link', { name: 'J123-45678' }).getAttribute('href')).toBe('/job/J12345678');
});

test('the link can be the router’s own', () => {
  render(
    <LinkCard
      title="J123-45678"
      href="/job/J12345678"
      renderLink={({ children, ...link }) => (
        <a {...link} data-router="">
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('link', { name: 'J123-45678' }).hasAttribute('data-router')).toBe(true);
});
