import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { CopyButton, type CopyButtonProps } from '../copy-button/copy-button.tsx';
import { type CodeLanguage, markCode } from '../lib/mark-code.ts';
import './code-block.css';

/** One way to write it. */
export interface CodeVersion<Id extends string> {
  readonly id: Id;
  /** `HTML`, `React`. */
  readonly label: string;
  readonly language: CodeLanguage;
  readonly code: string;
}

export interface CodeBlockProps<Id extends string> {
  /** Names the code: "Snippet". */
  readonly label: string;
  /** One is shown with its label; several are tabs. */
  readonly versions: readonly CodeVersion<Id>[];
  readonly selectedId: Id;
  readonly onSelect?: ((id: Id) => void) | undefined;
  readonly copyTexts: CopyButtonProps['texts'];
  readonly onCopied?: (() => void) | undefined;
}

// Long lines can be scrolled by keys only where they can be reached.
const asStop = { tabIndex: 0 };

/** Code to read and to copy, dark in both themes. Long lines scroll; what is copied is what is shown. */
export function CodeBlock<Id extends string>(props: CodeBlockProps<Id>) {
  const { label, versions, selectedId, onSelect, copyTexts, onCopied } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = versions.find((version) => version.id === selectedId) ?? versions[0];
  if (!shown) return null;

  const handleKeyDown = (event: KeyboardEvent) => {
    const here = versions.indexOf(shown);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: versions.length - 1 };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + versions.length) % versions.length;
    const next = versions[index];
    if (!next) return;
    onSelect?.(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  const isTabbed = versions.length > 1;
  return (
    <div className="sw-root sw-code" data-theme="dark">
      <div className="sw-code__head">
        {isTabbed ? (
          <div ref={row} className="sw-code__tabs" role="tablist" aria-label={label}>
            {versions.map((version) => (
              <button
                key={version.id}
                type="button"
                role="tab"
                id={`${id}-${version.id}`}
                className="sw-code__tab"
                aria-selected={version === shown}
                aria-controls={version === shown ? `${id}-code` : undefined}
                tabIndex={version === shown ? 0 : -1}
                onClick={() => onSelect?.(version.id)}
                onKeyDown={handleKeyDown}
              >
                {version.label}
              </button>
            ))}
          </div>
        ) : (
          <span className="sw-code__name">{shown.label}</span>
        )}
        <CopyButton value={shown.code} texts={copyTexts} onCopied={onCopied} variant="primary" />
      </div>
      <pre
        id={`${id}-code`}
        className="sw-code__text"
        {...asStop}
        {...(isTabbed
          ? { role: 'tabpanel', 'aria-labelledby': `${id}-${shown.id}` }
          : { role: 'group', 'aria-label': `${label} ${shown.label}` })}
      >
        <code translate="no">
          {markCode(shown.code, shown.language).map(({ text, mark }, index) =>
            mark === 'plain' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
              <span key={index} className={`sw-code__${mark}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
