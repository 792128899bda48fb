// Gives what the views render its `part`s. They say classes alone, so that pages of ours, which have no shadow root, carry nothing of it.
import { options } from 'preact';
import { partNames } from './part-names.ts';

interface Props {
  readonly className?: string;
  readonly children?: unknown;
  part?: string;
}

/** A choice is a label around its radio button, with a picture if it is a vehicle. */
const choiceParts = (children: unknown): string => {
  const [radio, picture] = children as readonly [{ readonly props: { readonly checked: boolean } }, unknown];
  return (picture ? ' vehicle' : '') + (radio.props.checked ? ' chosen' : '');
};

const partsOf = ({ className, children }: Props): string | undefined => {
  const part = className
    ?.split(' ')
    .map((name) => partNames[name])
    .find(Boolean);
  return part === 'choice' ? part + choiceParts(children) : part;
};

const { vnode: next } = options;

options.vnode = (vnode) => {
  const props = vnode.props as Props;
  const part = typeof vnode.type === 'string' && partsOf(props);
  if (part) props.part = part;
  next?.(vnode);
};
