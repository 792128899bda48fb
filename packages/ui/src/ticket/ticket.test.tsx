import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Ticket, TicketCode } from './ticket.tsx';

afterEach(cleanup);

test('a ticket is a region that says what its code gives and what can be done with it', () => {
  render(<Ticket label="Promo code" code="WELCOME50" note="฿50 off" actions={<button type="button">Book</button>} />);
  const ticket = within(screen.getByRole('region', { name: 'Promo code' }));
  expect(ticket.getByText('WELCOME50').getAttribute('translate')).toBe('no');
  expect(ticket.getByText('฿50 off')).toBeTruthy();
  expect(ticket.getByRole('button', { name: 'Book' })).toBeTruthy();
});

test('its short form is the code alone', () => {
  const { container } = render(<TicketCode code="CHON50" />);
  expect(container.textContent).toBe('CHON50');
});
