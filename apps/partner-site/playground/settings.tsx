import { CodeBlock } from '@songwai/ui/code-block/code-block';
import { useState } from 'react';
import { isCommon } from './element-info.ts';
import { AccentField } from './fields/accent-field.tsx';
import { AttributeField } from './fields/attribute-field.tsx';
import { TokenField } from './fields/token-field.tsx';
import { htmlSnippet } from './snippets/html-snippet.ts';
import { reactSnippet } from './snippets/react-snippet.ts';
import type { SnippetInput } from './snippets/snippet.ts';
import { tokenSnippet } from './snippets/token-snippet.ts';
import { vueSnippet } from './snippets/vue-snippet.ts';
import type { Texts } from './texts.ts';
import type { Typed } from './typed-values.ts';

interface FieldsProps {
  readonly snippet: SnippetInput;
  /** What stands in the fields. */
  readonly shown: Typed;
  readonly onType: (name: string, value: string) => void;
  readonly accent: string;
  readonly onAccent: (value: string) => void;
  readonly language: 'th' | 'en';
  readonly text: Texts;
}

/** A field for every attribute of the element, and one for the colour. */
export function Fields({ snippet, shown, onType, accent, onAccent, language, text }: FieldsProps) {
  const { attributes } = snippet.element;
  const fieldOf = (attribute: (typeof attributes)[number]) => {
    const { name } = attribute;
    const field = { value: shown[name] ?? '', onChange: (value: string) => onType(name, value), language, text };
    return (
      <div key={name} data-attribute={name}>
        {name === 'token' ? <TokenField {...field} /> : <AttributeField attribute={attribute} {...field} />}
      </div>
    );
  };
  const others = attributes.filter((attribute) => !isCommon(attribute));
  return (
    <div className="pg-fields">
      {attributes.filter(isCommon).map(fieldOf)}
      <AccentField value={accent} onChange={onAccent} theme={shown['theme'] === 'dark' ? 'dark' : 'light'} text={text} />
      {others.length === 0 ? null : (
        <details className="pg-others">
          <summary>{text.others(others.length)}</summary>
          <div className="pg-fields">{others.map(fieldOf)}</div>
        </details>
      )}
    </div>
  );
}

type SnippetId = 'html' | 'react' | 'vue' | 'token';

interface SnippetPanelProps {
  readonly snippet: SnippetInput;
  readonly selectedId: SnippetId;
  readonly onSelect: (id: SnippetId) => void;
  readonly onCopied: () => void;
  readonly text: Texts;
}

/** The code for what is set, to take along. */
export function SnippetPanel({ snippet, selectedId, onSelect, onCopied, text }: SnippetPanelProps) {
  return (
    <CodeBlock
      label={text.snippet}
      selectedId={selectedId}
      onSelect={onSelect}
      onCopied={onCopied}
      copyTexts={{ copy: text.copy, copied: text.copied, failed: text.copyFailed }}
      versions={[
        { id: 'html', label: 'HTML', language: 'html', code: htmlSnippet(snippet) },
        { id: 'react', label: 'React', language: 'tsx', code: reactSnippet(snippet) },
        { id: 'vue', label: 'Vue', language: 'vue', code: vueSnippet(snippet) },
        { id: 'token', label: text.signing, language: 'typescript', code: tokenSnippet(snippet) },
      ]}
    />
  );
}

/** Which snippet is shown. */
export const useSnippetId = () => useState<SnippetId>('html');
