import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../tests/say.ts';
import { colourRoles } from './colour-roles.ts';
import { ColourSwatch } from './colour-swatch.tsx';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';

const meta: Meta = { title: 'Foundation/Colour', tags: ['picture', '!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

/** Every colour with its purpose, its value in the current theme, and the contrast of the text set on it. */
export const Colour: StoryObj = {
  render: (_, { globals }) => (
    <FoundationPage
      title={say(globals, 'สี', 'Colour')}
      lead={say(
        globals,
        'เส้นทางสีเขียวคือแบรนด์ สีดาวเรืองบอกเพียงเรื่องเดียวต่อหน้า ที่เหลือเงียบไว้ให้เห็นเส้น ตัวเลขคือคอนทราสต์ของตัวอักษรบนสีนั้น',
        'The teal line is the brand. Marigold says one thing a screen. Everything else keeps quiet. The figure is the contrast of the text on the colour.',
      )}
    >
      {colourRoles.map(({ th, en, roles }) => (
        <FoundationSection key={en} title={say(globals, th, en)}>
          <ul className="sw-foundation__grid">
            {roles.map((role) => (
              <ColourSwatch
                key={role.name}
                role={role}
                purpose={say(globals, role.th, role.en)}
                theme={String(globals['theme'])}
                copied={say(globals, 'คัดลอกแล้ว', 'copied')}
              />
            ))}
          </ul>
        </FoundationSection>
      ))}
    </FoundationPage>
  ),
};
