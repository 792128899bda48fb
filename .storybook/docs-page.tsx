import { Controls, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../packages/ui/tests/component-guide.ts';
import { DeclaredTypes } from './declared-types.tsx';

/** A component's docs page: its purpose, its keyboard keys, a story with controls, and all its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentGuide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Guide guide={guide} /> : null}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function Guide({ guide }: { readonly guide: ComponentGuide }) {
  const { use, avoid, keyboard, pattern, notes, aliases, status = 'stable', changes, types } = guide;
  return (
    <>
      <p className="guide-facts">
        <span className={`guide-status guide-status--${status}`}>{status === 'new' ? 'New, props may change' : 'Stable'}</span>
        {aliases ? <span>Also called: {aliases.join(', ')}</span> : null}
      </p>
      <div className="guide">
        <section>
          <h3>Use it</h3>
          <Lines lines={use} />
        </section>
        <section>
          <h3>Choose something else</h3>
          <Lines lines={avoid} />
        </section>
      </div>
      {keyboard ? (
        <table className="guide-keys">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>
                  <Written text={effect} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {notes ? <Lines lines={notes} /> : null}
      {types ? (
        <details>
          <summary>Types of its props</summary>
          <DeclaredTypes {...types} />
        </details>
      ) : null}
      {changes ? (
        <details>
          <summary>What changed</summary>
          <Lines lines={changes.map(([date, change]) => `${date}: ${change}`)} />
        </details>
      ) : null}
      {pattern ? (
        <p>
          Follows the ARIA Authoring Practices:{' '}
          <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`} target="_blank" rel="noreferrer">
            {pattern}
          </a>
        </p>
      ) : null}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Written text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Renders text between backticks as code. */
function Written({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
