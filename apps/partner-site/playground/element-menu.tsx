import { Icon, type IconNode } from '@songwai/ui/icon/icon';
import { Code, Luggage, MousePointerClick, Package, Route, Tag } from 'lucide';
import type { ElementInfo } from './element-info.ts';
import type { Texts } from './texts.ts';

const icons: Readonly<Record<string, IconNode>> = {
  'songwai-booking': Package,
  'songwai-tracking': Route,
  'songwai-price-check': Tag,
  'songwai-drop-point': Luggage,
  'songwai-button': MousePointerClick,
};

interface ElementMenuProps {
  readonly elements: readonly ElementInfo[];
  readonly tag: string;
  readonly onChoose: (tag: string) => void;
  readonly text: Texts;
}

/** Which element: a list beside the form, on a phone a row above it. */
export function ElementMenu({ elements, tag, onChoose, text }: ElementMenuProps) {
  return (
    <fieldset className="pg-menu">
      <legend className="pg-menu__title">{text.try}</legend>
      {elements.map((element) => (
        <label key={element.tag} className="pg-menu__item">
          <input
            type="radio"
            name="element"
            className="sw-visually-hidden"
            checked={element.tag === tag}
            onChange={() => onChoose(element.tag)}
          />
          <Icon icon={icons[element.tag] ?? Code} />
          <span>
            {text.elements[element.tag] ?? element.tag} <code translate="no">{element.tag}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
