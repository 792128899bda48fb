import { Button } from '@songwai/ui/button/button';
import { ToastStack } from '@songwai/ui/toast/toast-stack';
import { useToasts } from '@songwai/ui/toast/use-toasts';
import { useMemo, useState } from 'react';
import { elementsIn } from './element-info.ts';
import { ElementMenu } from './element-menu.tsx';
import { isColour } from './fields/accent-field.tsx';
import { PageHeader, ReadMore } from './page-frame.tsx';
import { Fields, SnippetPanel, useSnippetId } from './settings.tsx';
import { Stage } from './stage/stage.tsx';
import type { StartData } from './start-data.ts';
import { texts } from './texts.ts';
import { shownValues, startingValues, usableValues } from './typed-values.ts';
import { useSettled } from './use-settled.ts';
import { accentName, useTyped } from './use-typed.ts';

const settleMs = 300;

/** Left which element, in the middle its attributes and the code, right the element and its events. */
export function Playground({ data }: { readonly data: StartData }) {
  const { language, songwaiOrigin, manifest } = data;
  const text = texts[language];
  const elements = useMemo(() => elementsIn(manifest), [manifest]);
  const events = useMemo(() => [...new Set(elements.flatMap((one) => one.events))], [elements]);
  const [tag, setTag] = useState(elements[0]?.tag ?? '');
  const { typed, type } = useTyped();
  const accent = typed[accentName] ?? '#9c3a24';
  const [snippetId, setSnippetId] = useSnippetId();
  const { toasts, show, dismiss } = useToasts();
  const element = elements.find((one) => one.tag === tag) ?? elements[0];

  const shown = useMemo(
    () => (element ? shownValues(element, typed, startingValues(tag, data)) : {}),
    [element, typed, tag, data],
  );
  const values = useMemo(() => (element ? usableValues(element, shown) : {}), [element, shown]);
  const settled = useSettled(JSON.stringify(values), settleMs);
  const live = useMemo(() => JSON.parse(settled) as typeof values, [settled]);
  if (!element) return null;
  const usableAccent = isColour(accent) ? accent.trim() : '';
  const snippet = { element, values, songwaiOrigin, accent: usableAccent };

  const sayCopied = () => {
    const id = show({
      tone: 'success',
      title: text.copiedSnippet,
      durationMs: 8000,
      action:
        snippetId === 'token' ? undefined : (
          <Button
            variant="tint"
            onClick={() => {
              setSnippetId('token');
              dismiss(id);
            }}
          >
            {text.nextStep}: {text.signing}
          </Button>
        ),
    });
  };

  return (
    <div className="sw-root pg" data-theme={data.theme === 'auto' ? undefined : data.theme}>
      <PageHeader data={data} text={text} />
      <main className="pg-main">
        <div className="pg-side">
          <ElementMenu elements={elements} tag={tag} onChoose={setTag} text={text} />
          <ReadMore data={data} text={text} />
        </div>
        <div className="pg-settings">
          <div className="pg-head">
            <h1>{text.headline[tag] ?? tag}</h1>
            <p>{text.lead}</p>
          </div>
          <Fields {...{ snippet, shown, accent, language, text }} onType={type} onAccent={(value) => type(accentName, value)} />
          <div className="pg-snippet">
            <SnippetPanel {...{ snippet, text }} selectedId={snippetId} onSelect={setSnippetId} onCopied={sayCopied} />
          </div>
        </div>
        <Stage key={tag} {...{ element, events, songwaiOrigin, text }} values={live} accent={usableAccent} />
      </main>
      <ToastStack toasts={toasts} onDismiss={dismiss} texts={{ region: text.messages, dismiss: text.dismiss, keep: text.keep }} />
    </div>
  );
}
