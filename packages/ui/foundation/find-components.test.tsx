import { expect, test } from 'vitest';
import type { ComponentGuide } from '../tests/component-guide.ts';
import type { StoryModule } from '../tests/plain-stories.tsx';
import { findComponents, nameOf } from './find-components.ts';

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const components = Object.values(modules).map(({ default: meta }) => ({
  title: meta.title ?? '',
  guide: meta.parameters?.['guide'] as ComponentGuide | undefined,
}));

/** What people type, and the component that they mean. */
const words: readonly (readonly [word: string, component: string])[] = [
  ['dropdown', 'Select'],
  ['autocomplete', 'Combobox'],
  ['typeahead', 'Combobox'],
  ['search box', 'Combobox'],
  ['modal', 'Dialog'],
  ['popup', 'Dialog'],
  ['lightbox', 'Dialog'],
  ['snackbar', 'ToastStack'],
  ['notification', 'ToastStack'],
  ['alert', 'Banner'],
  ['callout', 'Banner'],
  ['upload', 'FilePicker'],
  ['dropzone', 'FilePicker'],
  ['attach', 'FilePicker'],
  ['toggle', 'Switch'],
  ['on off', 'Switch'],
  ['toggle button', 'Switch'],
  ['login', 'PasswordField'],
  ['input', 'TextField'],
  ['text box', 'TextField'],
  ['multiline', 'TextArea'],
  ['calendar', 'DatePicker'],
  ['date input', 'DatePicker'],
  ['time input', 'TimePicker'],
  ['radio button', 'RadioCards'],
  ['tick box', 'Checkbox'],
  ['tag', 'Badge'],
  ['pill', 'Chip'],
  ['filters', 'FilterChips'],
  ['collapse', 'Accordion'],
  ['FAQ', 'Accordion'],
  ['loader', 'Spinner'],
  ['placeholder', 'Skeleton'],
  ['progress bar', 'Progress'],
  ['hint', 'Tooltip'],
  ['flyout', 'Popover'],
  ['context menu', 'Menu'],
  ['kebab', 'Menu'],
  ['data grid', 'Table'],
  ['spreadsheet', 'Table'],
  ['pages', 'Pagination'],
  ['segmented control', 'SegmentedTabs'],
  ['range', 'Slider'],
  ['quantity', 'NumberStepper'],
  ['verification code', 'OtpField'],
  ['2FA', 'OtpField'],
  ['clipboard', 'CopyButton'],
  ['dark mode', 'ThemeSwitch'],
  ['review', 'RatingStars'],
  ['no data', 'EmptyState'],
  ['ปุ่ม', 'Button'],
  ['ช่องกรอก', 'TextField'],
  ['ดรอปดาวน์', 'Select'],
  ['ปฏิทิน', 'DatePicker'],
  ['เบอร์โทร', 'PhoneField'],
  ['รหัสผ่าน', 'PasswordField'],
  ['อัปโหลดรูป', 'PhotoPicker'],
  ['แจ้งเตือน', 'Banner'],
  ['ตาราง', 'Table'],
  ['แผนที่', 'MapView'],
];

test('the list has sixty words', () => {
  expect(words).toHaveLength(60);
});

test.each(words)('"%s" finds %s among the first six', (word, component) => {
  expect(findComponents(components, word).slice(0, 6).map(nameOf)).toContain(component);
});

test('a component is found by its name, however it is written', () => {
  for (const word of ['TextField', 'text field', 'text-field'])
    expect(findComponents(components, word).map(nameOf)[0]).toBe('TextField');
});

test('a word for nothing finds nothing, and no word finds everything', () => {
  expect(findComponents(components, 'carousel')).toEqual([]);
  expect(findComponents(components, ' ')).toHaveLength(components.length);
});

test('every component says what else people call it', () => {
  expect(components.filter(({ guide }) => (guide?.aliases ?? []).length === 0).map(nameOf)).toEqual([]);
});
