import { HelpBack } from '@songwai/features/help/help-back';
import { useEffect, useRef } from 'react';
import { createOpenedElement } from '../opened-element.ts';

interface FollowedProps {
  /** Gives the delivery's element its attributes. */
  readonly host: HTMLElement;
  readonly onBack: () => void;
}

/** The delivery, as its own element follows it. */
export function Followed({ host, onBack }: FollowedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element, dispose } = createOpenedElement(host, 'tracking');
    // The page styles its parts as those of the button, through both.
    element.setAttribute('exportparts', host.getAttribute('exportparts') ?? '');
    place.current?.append(element);
    return dispose;
  }, [host]);
  return (
    <>
      <HelpBack onPress={onBack} />
      <div ref={place} className="sw-help-followed" />
    </>
  );
}
