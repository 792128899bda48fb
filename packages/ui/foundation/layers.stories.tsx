import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

const meta: Meta = { title: 'Foundation/Layers', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const sheets = import.meta.glob<string>(['../src/{overlay-layer,toast,loading-bar,map}/*.css', '../src/tokens/base.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The layer that a class has in its sheet. */
const layerOf = (className: string): number => {
  for (const sheet of Object.values(sheets)) {
    const rule = new RegExp(`\\.${className}[^{}]*\\{[^}]*z-index:\\s*(\\d+)`).exec(sheet);
    if (rule) return Number(rule[1]);
  }
  throw new Error(`No sheet gives .${className} a layer.`);
};

const layers = [
  {
    className: 'sw-skip-link',
    th: 'ลิงก์ข้ามไปเนื้อหา',
    en: 'Skip link',
    thUse: 'เห็นเมื่อโฟกัส อยู่เหนือทุกอย่าง',
    enUse: 'Seen while focused, above everything.',
  },
  {
    className: 'sw-loading-bar',
    th: 'แถบโหลดของหน้า',
    en: 'Loading bar',
    thUse: 'เส้นบาง ๆ บนสุดของจอ',
    enUse: 'A thin line at the very top.',
  },
  {
    className: 'sw-toasts',
    th: 'ข้อความชั่วคราว',
    en: 'Toasts',
    thUse: 'เหนือกล่องโต้ตอบ เพราะบอกผลของสิ่งที่ทำในนั้น',
    enUse: 'Above dialogs: they tell what came of what was done in one.',
  },
  {
    className: 'sw-overlay-layer',
    th: 'เมนู กล่องโต้ตอบ แผ่นเลื่อน',
    en: 'Menus, dialogs, sheets',
    thUse: 'อยู่ใน OverlayLayer เดียวกัน อันที่เปิดทีหลังอยู่บน',
    enUse: 'All in one OverlayLayer; what opened last is on top.',
  },
] as const;

/** What lies over what, read from the sheets: few layers, each with a purpose; inside a component numbers count only within it. */
export const Layers: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'ชั้น', 'Layers')}
      lead={say(
        globals,
        'มีเพียงสี่ชั้นเหนือหน้า สิ่งที่ลอยทุกอย่างอยู่ใน OverlayLayer ตัวเลขภายในคอมโพเนนต์มีผลแค่ในคอมโพเนนต์นั้น',
        'There are four layers above the page. Everything that floats goes into the OverlayLayer; numbers inside a component count only within it.',
      )}
    >
      <FoundationSection title={say(globals, 'จากบนลงล่าง', 'From the top down')}>
        <ol className="sw-foundation__grid">
          {layers.map(({ className, th, en, thUse, enUse }) => (
            <li key={className} className="sw-foundation__card">
              <p className="sw-foundation__name">
                {say(globals, th, en)} <span className="sw-foundation__note sw-figures">{layerOf(className)}</span>
              </p>
              <p className="sw-foundation__note">{say(globals, thUse, enUse)}</p>
            </li>
          ))}
        </ol>
      </FoundationSection>
    </FoundationPage>
  ),
};
