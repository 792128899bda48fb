import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CookieNote, CookieNotice } from './cookie-notice.tsx';

const answers = { onRefuse: vi.fn(), onAllow: vi.fn() };
const show = () =>
  render(
    <>
      <a href="#page">หน้าเว็บ</a>
      <CookieNotice
        title="ขอใช้คุกกี้วัดผลได้ไหม"
        refuse={{ label: 'เฉพาะที่จำเป็น', onRefuse: answers.onRefuse }}
        allow={{ label: 'อนุญาต', onAllow: answers.onAllow }}
      >
        คุกกี้ที่จำเป็นทำงานอยู่แล้ว
      </CookieNotice>
    </>,
  );

test('it asks beside the page: no dialog, and the page can be used before answering', async () => {
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'ขอใช้คุกกี้วัดผลได้ไหม' })).toBeTruthy();
  await userEvent.setup().tab();
  expect(screen.getByRole('link', { name: 'หน้าเว็บ' }).matches(':focus')).toBe(true);
});

test('refusing looks like allowing, and each answer is given by one press', async () => {
  show();
  const refuse = screen.getByRole('button', { name: 'เฉพาะที่จำเป็น' });
  const allow = screen.getByRole('button', { name: 'อนุญาต' });
  expect(refuse.className).toBe(allow.className);
  const user = userEvent.setup();
  await user.click(refuse);
  await user.click(allow);
  expect([answers.onRefuse, answers.onAllow].map((answer) => answer.mock.calls.length)).toEqual([1, 1]);
});

test('where nothing is asked it has nothing to refuse, and can be closed', async () => {
  const onClose = vi.fn();
  render(
    <CookieNote title="เราใช้เฉพาะที่จำเป็น" close={{ label: 'ปิด', onClose }}>
      ไม่มีคุกกี้โฆษณา
    </CookieNote>,
  );
  expect(screen.getByRole('region', { name: 'เราใช้เฉพาะที่จำเป็น' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['ปิด']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'ปิด' }));
  expect(onClose).toHaveBeenCalledOnce();
});
