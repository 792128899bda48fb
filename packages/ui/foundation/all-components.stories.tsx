import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../src/empty-state/empty-state.tsx';
import { TextField } from '../src/text-field/text-field.tsx';
import type { ComponentGuide } from '../tests/component-guide.ts';
import { plainStories, type StoryGlobals, type StoryModule } from '../tests/plain-stories.tsx';
import { say } from '../tests/say.ts';
import { ComponentThumbnail } from './component-thumbnail.tsx';
import type { ListedComponent } from './find-components.ts';
import { findComponents } from './find-components.ts';
import { FoundationPage } from './foundation-page.tsx';
import './all-components.css';

const meta: Meta = { title: 'Foundation/All components', tags: ['!autodocs'], parameters: { controls: { disable: true } } };
export default meta;

const files = import.meta.glob<StoryModule>('../src/**/*.stories.tsx');

interface Listed extends ListedComponent {
  readonly renderFirst: (globals: StoryGlobals) => ReactNode;
}

const load = async (): Promise<readonly Listed[]> => {
  const modules = await Promise.all(Object.entries(files).map(async ([file, read]) => [file, await read()] as const));
  return modules.map(([file, module]) => {
    const { title = '', parameters } = module.default;
    const [first] = plainStories({ [file]: module });
    return { title, guide: parameters?.['guide'] as ComponentGuide | undefined, renderFirst: (globals) => first?.[1](globals) };
  });
};

function Page({ globals }: { readonly globals: StoryGlobals & Readonly<Record<string, unknown>> }) {
  const [components, setComponents] = useState<readonly Listed[]>([]);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    let isGone = false;
    load().then((loaded) => !isGone && setComponents(loaded), reportError);
    return () => {
      isGone = true;
    };
  }, []);

  const found = findComponents(components, typed);
  const { lang, theme } = globals;
  return (
    <FoundationPage
      title={say(globals, 'ทุกคอมโพเนนต์', 'All components')}
      lead={say(
        globals,
        'ค้นด้วยคำที่คุณเรียกเอง ทั้งไทยและอังกฤษ เช่น ดรอปดาวน์ ปฏิทิน modal หรือ toggle',
        'Search by what you call it, in Thai or English: dropdown, calendar, modal, ปุ่ม.',
      )}
    >
      <TextField
        label={say(globals, 'ค้นหาคอมโพเนนต์', 'Search components')}
        type="search"
        value={typed}
        onChange={setTyped}
        hint={say(globals, `พบ ${found.length} รายการ`, `${found.length} found`)}
      />
      {found.length === 0 && components.length > 0 ? (
        <EmptyState title={say(globals, `ไม่มีอะไรชื่อ “${typed}”`, `Nothing is called “${typed}”`)}>
          {say(globals, 'ลองคำที่สั้นลง', 'Try a shorter word.')}
        </EmptyState>
      ) : (
        <ul className="sw-components">
          {found.map((listed) => (
            <ComponentThumbnail key={listed.title} listed={listed} render={() => listed.renderFirst({ lang, theme })} />
          ))}
        </ul>
      )}
    </FoundationPage>
  );
}

/** Every component in small, found by what people call it. */
export const AllComponents: StoryObj = {
  name: 'All components',
  render: (_, { globals }) => <Page globals={{ ...globals, lang: String(globals['lang']), theme: String(globals['theme']) }} />,
};
