import { expect, test } from 'vitest';
import { storySource } from './story-source.ts';

const file = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { say } from '../../tests/say.ts';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
};
`;
const options = { file, path: 'packages/ui/src/switch/switch.stories.tsx', lang: 'en' };

test('a story is shown as a screen would write it, with the imports of what it uses', () => {
  const story = `{
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live label={say(globals, 'แจ้งเตือน', 'Tell me (by SMS)')} isOn />
      <Icon icon={Bell} />
    </div>
  ),
}`;
  expect(storySource(story, options)).toBe(`import { Bell } from 'lucide';
import { Icon } from '@songwai/ui/icon/icon';
import { Switch } from '@songwai/ui/switch/switch';

<Switch label="Tell me (by SMS)" isOn />
<Icon icon={Bell} />`);
});

test('texts are those of the language', () => {
  const story = `{ render: (_, { globals }) => <Switch label={say(globals, 'แจ้งเตือน', 'Tell me')} /> }`;
  expect(storySource(story, { ...options, lang: 'th' })).toContain('<Switch label="แจ้งเตือน" />');
});

test('an element over several lines keeps its shape', () => {
  const story = `{
  render: ({ label }, { globals }) => (
    <Live
      label={say(
        globals,
        'แจ้งเตือน',
        'Tell me',
      )}
      isOn
    />
  ),
}`;
  expect(storySource(story, options).split('\n').slice(2)).toEqual(['<Switch', '  label="Tell me"', '  isOn', '/>']);
});

test('the values of the controls are written out', () => {
  const story = `{ render: ({ label, ...args }, { globals }) => <Live key={1} {...args} label={label || say(globals, 'ก', 'Tell me')} /> }`;
  const args = { label: '', isOn: true, isBusy: false, tone: 'info', max: 3, onChange: () => undefined };
  expect(
    storySource(story, { ...options, args })
      .split('\n')
      .at(-1),
  ).toBe('<Switch isOn tone="info" max={3} label="Tell me" />');
});

test('a story that computes something before it renders is shown as it stands', () => {
  const story = '{ render: () => { const [isOn, setIsOn] = useState(false); return <Switch />; } }';
  expect(storySource(story, options)).toBe(story);
});
