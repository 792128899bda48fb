import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from '../../tests/surface.tsx';
import { Phrases } from './phrases.tsx';

const show = (language: 'th' | 'en', text: string) =>
  render(
    <Surface language={language}>
      <p>
        <Phrases text={text} />
      </p>
    </Surface>,
  );

test('Thai breaks at its spaces, and not beside a figure', async () => {
  const { container, findByText } = show('th', 'เห็นราคาสุทธิพร้อมกัน ไม่มีค่าใช้จ่ายแอบแฝง ถึงใน 45 นาที');
  await findByText('ไม่มีค่าใช้จ่ายแอบแฝง');
  const phrases = [...container.querySelectorAll('.sw-phrase')].map((phrase) => phrase.textContent);
  expect(phrases).toEqual(['เห็นราคาสุทธิพร้อมกัน', 'ไม่มีค่าใช้จ่ายแอบแฝง', 'ถึงใน\u00a045\u00a0นาที']);
  expect(container.querySelector('p')?.textContent).toBe('เห็นราคาสุทธิพร้อมกัน ไม่มีค่าใช้จ่ายแอบแฝง ถึงใน\u00a045\u00a0นาที');
});

test('English breaks between words by itself', async () => {
  const { container, findByText } = show('en', 'A driver comes within 45 minutes');
  await findByText(/45 minutes/);
  expect(container.querySelector('p')?.innerHTML).toBe('A driver comes within 45 minutes');
});
