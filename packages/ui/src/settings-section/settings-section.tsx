import type { ReactNode } from 'react';
import './settings-section.css';

export interface SettingsSectionProps {
  /** Id of the element, and the hash that leads to it. */
  readonly id: string;
  readonly title: string;
  /** Below the title: what this decides. */
  readonly detail?: ReactNode;
  /** At the end of the title's line: a state, a button. */
  readonly action?: ReactNode;
  /** Cards, lists, switches. */
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function SettingsSection({ id, title, detail, action, children }: SettingsSectionProps) {
  return (
    <section className="sw-settings-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="sw-settings-section__head">
        <div>
          <h2 className="sw-heading" id={`${id}-title`}>
            {title}
          </h2>
          {detail ? <p className="sw-note">{detail}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
