import { fireEvent, render, screen } from '@testing-library/react';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { HelpPanel, HelpTopics } from './help-panel.tsx';

function Help({ isModal = false, onClose }: { readonly isModal?: boolean; readonly onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        ให้เราช่วยไหม
      </button>
      {isOpen ? (
        <HelpPanel
          title="มีอะไรให้ช่วยไหม"
          note="ตอบทุกวัน 06:00–24:00"
          closeLabel="ปิด"
          isModal={isModal}
          onClose={() => {
            onClose?.();
            setIsOpen(false);
          }}
        >
          <HelpTopics label="ถามบ่อย" topics={[{ id: 'a', icon: MapPin, title: 'แก้ที่อยู่', link: { href: '/job/1' } }]} />
        </HelpPanel>
      ) : null}
    </>
  );
}

const open = () => {
  const button = screen.getByRole('button', { name: 'ให้เราช่วยไหม' });
  button.focus();
  fireEvent.click(button);
  return screen.getByRole('dialog', { name: 'มีอะไรให้ช่วยไหม' });
};

test('it takes the focus, and gives it back when it closes', () => {
  render(<Help />);
  const dialog = open();
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ให้เราช่วยไหม' }));
});

test('Escape closes it, beside the page or over it', () => {
  const handleClose = vi.fn();
  const { rerender } = render(<Help onClose={handleClose} />);
  fireEvent.keyDown(open(), { key: 'Escape' });
  expect(handleClose).toHaveBeenCalledOnce();
  rerender(<Help onClose={handleClose} isModal />);
  fireEvent(open(), new Event('cancel', { cancelable: true }));
  expect(handleClose).toHaveBeenCalledTimes(2);
});

test('each topic leads to where it can be done', () => {
  render(<Help />);
  open();
  expect(screen.getByRole('link', { name: 'แก้ที่อยู่' }).getAttribute('href')).toBe('/job/1');
});
