import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import './accordion.css';

/** A title and the text that it opens. */
export interface AccordionItem {
  readonly id: string;
  /** May mark what a search found. */
  readonly title: ReactNode;
  /** At the end of the title: the selected value, or a count. */
  readonly detail?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  readonly openIds: readonly string[];
  readonly onChange: (openIds: readonly string[]) => void;
  /** Opening one item closes the others. */
  readonly isSingle?: boolean | undefined;
  /** Heading level of the titles. */
  readonly headingLevel: 2 | 3 | 4;
}

/** Titles that open the text below them. The browser's find-in-page still searches closed text, and opens it on a match. */
export function Accordion({ items, openIds, onChange, isSingle, headingLevel }: AccordionProps) {
  const toggle = (id: string) => {
    const others = openIds.filter((open) => open !== id);
    if (openIds.includes(id)) onChange(others);
    else onChange(isSingle ? [id] : [...others, id]);
  };
  return (
    <div className="sw-accordion">
      {items.map((item) => (
        <Section key={item.id} {...{ item, headingLevel }} isOpen={openIds.includes(item.id)} onToggle={() => toggle(item.id)} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<AccordionProps, 'headingLevel'> {
  readonly item: AccordionItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Section({ item, isOpen, onToggle, headingLevel }: SectionProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;

  // React treats `hidden` as a boolean; `until-found` lets the browser search the text and fires an event on a match.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Only for what a server has rendered: from here on the attribute does it, which the browser removes by itself on a match.
    element.removeAttribute('data-closed');
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const handleFound = (event: Event) => {
      if (event.target === element && !isOpen) onToggle();
    };
    element.addEventListener('beforematch', handleFound);
    return () => element.removeEventListener('beforematch', handleFound);
  });

  return (
    <div className="sw-accordion__item">
      <Heading>
        <button
          type="button"
          id={`${id}-title`}
          className="sw-accordion__title"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className="sw-grow">{item.title}</span>
          {item.detail ? <span className="sw-accordion__detail sw-note">{item.detail}</span> : null}
          <Icon icon={ChevronDown} className="sw-accordion__mark" />
        </button>
      </Heading>
      <section
        ref={panel}
        id={id}
        className="sw-accordion__panel"
        data-closed={isOpen ? undefined : ''}
        aria-labelledby={`${id}-title`}
      >
        <div className="sw-accordion__content">{item.content}</div>
      </section>
    </div>
  );
}
