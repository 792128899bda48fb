import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Columns } from '../layout/columns.tsx';
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx';
import { useSectionRead } from '../table-of-contents/use-section-read.ts';
import { SettingsSection } from './settings-section.tsx';
import './settings-section.css';

/** One of the sections of a page of settings. */
export interface Settings {
  /** Id of its element, and the hash that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
  readonly content: ReactNode;
}

export interface SettingsSectionsProps {
  /** "On this page". */
  readonly contentsTitle: string;
  readonly sections: readonly Settings[];
}

/** Sections below each other, with their contents as the route line beside them, on a phone above them. */
export function SettingsSections({ contentsTitle, sections }: SettingsSectionsProps) {
  const key = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => key.split(' '), [key]);
  const current = useSectionRead(ids);
  return (
    <Columns
      kind="contents"
      isSideSticky
      side={<TableOfContents title={contentsTitle} entries={sections} current={current} />}
      main={
        <div className="sw-settings-sections">
          {sections.map(({ content, ...section }) => (
            <SettingsSection key={section.id} {...section}>
              {content}
            </SettingsSection>
          ))}
        </div>
      }
    />
  );
}
