import {
  type CSSProperties,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { attributeOf, listen, type Props, split } from './component-props.ts';
import type { ElementEntry } from './element-table.ts';
import type { ElementOf, PropertiesOf, SongwaiTag } from './element-types.ts';
import type { SongwaiElements, SongwaiEventMap } from './elements.ts';

/** `NotFound` of `not-found`. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** `onBooked` for `songwai:booked`. */
type Handlers<Tag extends SongwaiTag> = {
  [Name in SongwaiElements[Tag]['events'] as Name extends `songwai:${infer Own}` ? `on${Pascal<Own>}` : never]?:
    | ((event: SongwaiEventMap[Name]) => void)
    | undefined;
};

/** The props of every element of HTML that ours do not have themselves; handlers of the DOM are left to listeners at the element. */
type Common = Pick<HTMLAttributes<HTMLElement>, 'id' | 'hidden' | 'slot' | 'lang' | 'title' | 'className'> & {
  readonly style?: CSSProperties | undefined;
  /** Shown until the element is; or for its slots (`<p slot="footer">`). */
  readonly children?: ReactNode;
} & { readonly [Name in `data-${string}` | `aria-${string}`]?: string | number | boolean | undefined };

/** The props of one element's component. */
export type SongwaiProps<Tag extends SongwaiTag> = PropertiesOf<Tag> & Handlers<Tag> & Common;

/** One element as a component; its ref is the element. */
export type SongwaiComponent<Tag extends SongwaiTag> = ForwardRefExoticComponent<
  SongwaiProps<Tag> & RefAttributes<ElementOf<Tag>>
>;

/**
 * Makes a component of an element, for React 18 and 19. What is an attribute is rendered as one, so a server's markup is complete; listeners and properties
 * that are no attributes are set when the element is in the page. React 18 knows neither a `ref` among the props nor properties of elements.
 */
export const createComponent = <Tag extends SongwaiTag>(tag: Tag, entry: ElementEntry): SongwaiComponent<Tag> => {
  const component = forwardRef<HTMLElement, Props>((props, given) => {
    const { attributes, properties, handlers, others } = split(props, entry);
    const element = useRef<HTMLElement | null>(null);
    const begun = useRef<HTMLElement | null>(null);
    const latest = useRef(handlers);
    const set = useRef(properties);

    const attach = useCallback((node: HTMLElement | null) => {
      // Before the first event: the element starts when it is inserted, and goes on after that.
      if (node && node !== begun.current) {
        begun.current = node;
        Object.assign(node, set.current);
        listen(node, entry, latest);
      }
      element.current = node;
    }, []);
    const setRef = useCallback(
      (node: HTMLElement | null) => {
        attach(node);
        if (typeof given === 'function') given(node);
        else if (given) given.current = node;
      },
      [attach, given],
    );

    useEffect(() => {
      latest.current = handlers;
      const before = set.current;
      set.current = properties;
      for (const [name, value] of Object.entries(properties))
        if (element.current && value !== before[name]) Object.assign(element.current, { [name]: value });
    });

    const rendered = Object.entries(attributes).map(([name, value]) => [name, attributeOf(value)]);
    return createElement(tag, { ...others, ...Object.fromEntries(rendered), ref: setRef });
  });
  component.displayName = tag;
  return component as unknown as SongwaiComponent<Tag>;
};
