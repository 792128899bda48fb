import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { DriverProfile, type DriverProfileProps } from './driver-profile.tsx';

const driver = { firstName: 'เอก', plate: '2ขก 4471', averageRating: 4.86, vehicleKind: 'car' } as const;
const show = (props: Partial<DriverProfileProps> = {}) =>
  render(
    <Surface language="th">
      <DriverProfile driver={driver} {...props} />
    </Surface>,
  );

test('the booker sees name, rating, vehicle and plate', () => {
  show();
  const card = screen.getByRole('region', { name: 'คนขับ' });
  expect(card.textContent).toContain('เอก');
  expect(card.textContent).toContain('2ขก 4471');
  expect(screen.getByRole('img', { name: '4.9 จาก 5 ดาว' })).toBeTruthy();
});

test('calling and chatting name the driver, and are there only while they are possible', async () => {
  const onCall = vi.fn();
  const onChat = vi.fn();
  const { unmount } = show({ onCall, onChat });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'โทรหาเอก' }));
  await user.click(screen.getByRole('button', { name: 'แชตกับเอก' }));
  expect([onCall.mock.calls.length, onChat.mock.calls.length]).toEqual([1, 1]);
  unmount();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nobody has rated yet: no stars, and no zero', () => {
  show({ driver: { ...driver, averageRating: null } });
  expect(screen.queryByRole('img')).toBeNull();
});

test('while it loads it says so', () => {
  show({ driver: null });
  expect(screen.getByRole('status', { name: 'กำลังโหลดข้อมูลคนขับ' })).toBeTruthy();
});
