import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

function Form() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 && name === '' ? [{ fieldId: 'name', text: 'กรอกชื่อผู้รับ' }] : [];
  return (
    <>
      <ErrorSummary title={`มี ${problems.length} ช่องที่ต้องแก้`} {...{ problems, attempt }} />
      <input id="name" aria-label="ชื่อ" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        ส่ง
      </button>
    </>
  );
}

test('after sending a form with problems the focus is at their list, each time', async () => {
  render(<Form />);
  const user = userEvent.setup();
  for (let attempt = 0; attempt < 2; attempt++) {
    await user.click(screen.getByRole('button', { name: 'ส่ง' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'มี 1 ช่องที่ต้องแก้' }));
  }
});

test('a problem leads to its field without changing the address', async () => {
  const address = location.href;
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'ส่ง' }));
  await user.click(screen.getByRole('link', { name: 'กรอกชื่อผู้รับ' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(location.href).toBe(address);
});

test('a corrected field leaves the list, and the focus where one types', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'ส่ง' }));
  await user.type(screen.getByRole('textbox'), 'มาลี');
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
