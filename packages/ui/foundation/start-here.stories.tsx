import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteLine, RouteStop } from '../src/route-line/route-line.tsx';
import { say } from '../tests/say.ts';
import { FoundationPage, FoundationSection } from './foundation-page.tsx';
import { explainedOnEachPage, stations, tests, toolbars } from './start-here-texts.ts';
import './start-here.css';

const meta: Meta = {
  title: 'Foundation/Start here',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

/** What this Storybook is, how to read it, and what the toolbar changes. */
export const StartHere: StoryObj = {
  name: 'Start here',
  render: (_, { globals }) => {
    const textOf = (text: { readonly th: string; readonly en: string }) => say(globals, text.th, text.en);
    const wayTitle = say(globals, 'อ่านตามเส้นทาง', 'Read it along the line');
    return (
      <FoundationPage
        title={say(globals, 'เริ่มที่นี่', 'Start here')}
        lead={say(
          globals,
          'ชิ้นส่วนที่ทุกหน้าของส่งไวประกอบขึ้นมา ดูและลองใช้ได้ครบที่นี่ โดยไม่ต้องเปิดระบบอื่น',
          'The parts that every page of Songwai is made of, to look at and to try, without running anything else.',
        )}
      >
        <FoundationSection title={wayTitle}>
          <div className="sw-foundation__card">
            <RouteLine label={wayTitle} layout="rows">
              {stations.map(({ name, text }, index) => (
                <RouteStop key={name} node={{ state: 'stop', number: index + 1 }}>
                  <h3 lang="en">{name}</h3>
                  <p className="sw-foundation__note">{textOf(text)}</p>
                </RouteStop>
              ))}
            </RouteLine>
          </div>
        </FoundationSection>
        <FoundationSection title={say(globals, 'แต่ละชิ้นบอกอะไร', 'What each component tells')}>
          <Terms terms={explainedOnEachPage.map(({ name, text }) => [name, textOf(text)])} />
        </FoundationSection>
        <FoundationSection title={say(globals, 'แถบเครื่องมือด้านบน', 'The toolbar')}>
          <Terms terms={toolbars.map(({ name, text }) => [name, textOf(text)])} />
        </FoundationSection>
        <FoundationSection title={say(globals, 'ทุกอย่างที่เห็นถูกทดสอบ', 'All you see is tested')}>
          <Terms terms={tests.map(({ name, text }) => [name, textOf(text)])} />
        </FoundationSection>
      </FoundationPage>
    );
  },
};

function Terms({ terms }: { readonly terms: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className="sw-foundation__card sw-start-here__terms">
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt className="sw-foundation__name" lang="en">
            {term}
          </dt>
          <dd className="sw-foundation__note">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
