import type { ReactNode } from 'react';
import { Component, createElement, useEffect, useRef, useState } from 'react';
import type { ListedComponent } from './find-components.ts';
import { nameOf } from './find-components.ts';

interface ThumbnailProps {
  readonly listed: ListedComponent;
  /** Renders the component's first story. */
  readonly render: () => ReactNode;
}

/** Storybook's own address part of a title: `Fields/TextField` is `fields-textfield`. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A component in the list: its name, what else it is called, and its first story in small, rendered once it is scrolled into view. */
export function ComponentThumbnail({ listed, render }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsInView(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <li className="sw-components__item">
      <a className="sw-components__link" href={`./?path=/docs/${idOf(listed.title)}--docs`} target="_top">
        {nameOf(listed)}
      </a>
      <div className="sw-components__stage" ref={frame} inert aria-hidden="true">
        <div className="sw-components__small">{isInView ? <Rendered>{createElement(() => render())}</Rendered> : null}</div>
      </div>
      <p className="sw-foundation__note">{listed.guide?.aliases?.join(', ')}</p>
    </li>
  );
}

/** A story that cannot be rendered here, such as one that needs the whole page, leaves its stage empty. */
class Rendered extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
