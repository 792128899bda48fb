import { X } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useEffect, useState } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon, type IconNode } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import { foldSoon } from './fold-soon.ts';
import './floating-button.css';

/** `minutes` until a running job arrives replace icon and label; a `count` of things not seen sits at the edge. */
export type FloatingBadge =
  | {
      readonly kind: 'minutes';
      readonly minutes: number;
      /** The words after the number: "min away". */
      readonly label: string;
    }
  | {
      readonly kind: 'count';
      readonly count: number;
      /** What is counted, for screen readers: "2 new answers". */
      readonly label: string;
    };

export interface FloatingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  readonly icon: IconNode;
  readonly label: string;
  /** A second, quieter line, such as opening hours. */
  readonly note?: string | undefined;
  /** `text` has no icon and does not fold, except on a phone. */
  readonly variant?: 'icon' | 'text' | undefined;
  /** `deep` beside a page's primary button, so that the two do not compete. */
  readonly tone?: 'brand' | 'deep' | undefined;
  readonly badge?: FloatingBadge | null | undefined;
  /** What the button opens is open: it shows a cross and these words, and a press closes. */
  readonly isOpen?: boolean | undefined;
  readonly closeLabel: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface Look {
  readonly lead: ReactNode;
  readonly words: string;
  readonly isFitted: boolean;
}

const lookOf = ({ icon, label, badge, isOpen, closeLabel }: FloatingButtonProps): Look => {
  if (isOpen) return { lead: <Icon icon={X} />, words: closeLabel, isFitted: true };
  if (badge?.kind !== 'minutes') return { lead: <Icon icon={icon} />, words: label, isFitted: false };
  const minutes = badge.minutes < 1 ? '<1' : badge.minutes;
  return {
    lead: <span className="sw-floating-button__minutes sw-figures">{minutes}</span>,
    words: badge.label,
    isFitted: true,
  };
};

/** A button above the page. It folds to its icon and keeps its name; its owner places it. */
export function FloatingButton(props: FloatingButtonProps) {
  const {
    icon: _icon,
    label: _label,
    note,
    variant = 'icon',
    tone = 'brand',
    badge,
    isOpen = false,
    closeLabel: _close,
    ...rest
  } = props;
  const [isFolded, setIsFolded] = useState(false);
  useEffect(() => foldSoon(() => setIsFolded(true)), []);
  const { lead, words, isFitted } = lookOf(props);

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...rest}
      className={classNames(
        'sw-floating-button',
        tone === 'deep' && 'sw-floating-button--deep',
        variant === 'text' && !isFitted && 'sw-floating-button--text',
        isFitted && 'sw-floating-button--fitted',
        isFolded && !isOpen && 'sw-floating-button--folded',
      )}
    >
      <span className="sw-floating-button__lead">{lead}</span>{' '}
      <span className="sw-floating-button__text">
        <span className="sw-floating-button__words">
          {words}
          {note && !isFitted && <span className="sw-floating-button__note">{note}</span>}
        </span>
      </span>
      {badge?.kind === 'count' && !isOpen && (
        <>
          {' '}
          <span className="sw-floating-button__count">
            <CountBadge tone="attention" count={badge.count} label={badge.label} />
          </span>
        </>
      )}
    </button>
  );
}
