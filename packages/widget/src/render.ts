import { type ComponentChild, render } from 'preact';
import './parts/add-parts.ts';

/** Renders into a container inside a shadow root. */
export const renderInto = (container: Element, view: ComponentChild): void => render(view, container);

/** Takes the view out again and lets its effects clean up. */
export const clearOut = (container: Element): void => render(null, container);
