import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../src/button/button.tsx';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './motion.css';

const meta: Meta = { title: 'Foundation/Motion', tags: ['picture', '!autodocs'], parameters: { controls: { disable: true } } };
export default meta;
type Globals = Readonly<Record<string, unknown>>;

const rules: readonly (readonly [th: string, en: string])[] = [
  ['160 มิลลิวินาที แบบ ease-out ค่าเดียวทั้งระบบ', '160 ms, ease-out: one value for everything'],
  [
    'เคลื่อนเฉพาะเมื่อช่วยให้เข้าใจ: จุดย้ายที่ ราคาเปลี่ยน แผ่นเปิด',
    'Only where it explains a change: a stop moves, a price changes, a sheet opens',
  ],
  ['วางเมาส์แล้วไม่มีอะไรขยับ มีแต่สีขอบที่เปลี่ยน', 'Nothing moves under a pointer; only its edge changes colour'],
  ['ผู้ที่ขอให้ลดการเคลื่อนไหวจะไม่เห็นการเคลื่อนไหวเลย', 'Whoever asks for less motion sees none'],
];

function Moving({ globals }: { readonly globals: Globals }) {
  const [isThere, setIsThere] = useState(false);
  return (
    <div className="sw-foundation__card sw-motion">
      <div className={isThere ? 'sw-motion__way sw-motion__way--there' : 'sw-motion__way'}>
        <span className="sw-motion__stop" />
      </div>
      <Button onClick={() => setIsThere(!isThere)}>{say(globals, 'ย้ายจุด', 'Move the stop')}</Button>
    </div>
  );
}

/** When something may move, and how. */
export const Motion: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'การเคลื่อนไหว', 'Motion')}
      lead={say(globals, 'ขยับเพื่อบอกว่าอะไรเปลี่ยน ไม่ใช่เพื่อตกแต่ง', 'Things move to say what changed, never to decorate.')}
    >
      <Moving globals={globals} />
      <FoundationSection title={say(globals, 'หลักการ', 'Rules')}>
        <ul className="sw-foundation__card sw-motion__rules">
          {rules.map(([th, en]) => (
            <li key={en}>{say(globals, th, en)}</li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
