import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import './space.css';

const meta: Meta = {
  title: 'Foundation/Space and shape',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const steps = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const controls = [
  ['large', '52', 'ปุ่มหลักของหน้า', 'The view’s main button'],
  ['', '44', 'ทุกอย่างที่นิ้วกด', 'Everything that a thumb presses'],
  ['chip', '40', 'ชิป', 'Chips'],
  ['dense', '36', 'ตารางแน่น เมื่อใช้เมาส์', 'Dense tables, under a mouse'],
] as const;
const radii = [
  ['control', '10', 'ปุ่มและช่องกรอก', 'Controls'],
  ['tile', '12', 'สิ่งที่ลอยบนแผนที่', 'What floats on the map'],
  ['card', '16', 'การ์ด', 'Cards'],
  ['sheet', '20', 'แผ่นที่เลื่อนขึ้น', 'Sheets'],
  ['full', '999', 'ชิปและป้าย', 'Chips and badges'],
] as const;
const shadows = [
  ['small', 'ปุ่มบนแผนที่', 'Buttons on the map'],
  ['', 'สิ่งที่ลอย', 'What floats'],
  ['sheet', 'แผ่นล่าง', 'Sheets at the bottom'],
] as const;

/** Spacing in steps of four, control heights, corner radii, and shadows for floating elements. */
export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ระยะ มุม และเงา', 'Space and shape')}
      lead={say(
        globals,
        'ระยะเป็นขั้นละ 4 ปุ่มสูง 44 พอดีนิ้ว เงามีเฉพาะสิ่งที่ลอย สิ่งที่วางอยู่ไม่มีเงา',
        'Space comes in steps of four, controls are a thumb high, and only what floats casts a shadow.',
      )}
    >
      <FoundationSection title={say(globals, 'ระยะ', 'Space')}>
        <ul className="sw-foundation__card sw-space__steps">
          {steps.map((step) => (
            <li key={step}>
              <span className={`sw-space__square sw-space__square--${step}`} />
              <span className="sw-foundation__note sw-figures">{step * 4}</span>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title={say(globals, 'ความสูงของปุ่มและช่อง', 'Heights of controls')}>
        <ul className="sw-foundation__grid">
          {controls.map(([name, figure, th, en]) => (
            <li key={figure} className="sw-foundation__card">
              <div className={`sw-space__control sw-space__control--${name || 'medium'}`}>{figure}</div>
              <p className="sw-foundation__note">{say(globals, th, en)}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title={say(globals, 'มุม', 'Corners')}>
        <ul className="sw-foundation__grid">
          {radii.map(([name, figure, th, en]) => (
            <li key={name} className="sw-foundation__card">
              <div className={`sw-space__corner sw-space__corner--${name}`}>{figure}</div>
              <p className="sw-foundation__note">{say(globals, th, en)}</p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title={say(globals, 'เงา', 'Shadows')}>
        <ul className="sw-foundation__grid">
          {shadows.map(([name, th, en]) => (
            <li key={en} className={`sw-space__shadow sw-space__shadow--${name || 'plain'}`}>
              {say(globals, th, en)}
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
};
