import { ChevronDown, ChevronUp } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../lib/class-names.ts';
import '../visually-hidden/visually-hidden.css';
import './price-bar.css';

export interface PriceTermProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What pressing it changes ("Change the time"); read after the title. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly isExpanded?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One condition of the price in one line: when, or how it is paid. */
export function PriceTerm({ icon, title, detail, label, onPress, isExpanded, ref }: PriceTermProps) {
  return (
    <button ref={ref} type="button" className="sw-price-term" aria-expanded={isExpanded} onClick={onPress}>
      <Icon icon={icon} />
      <span className="sw-price-term__text">
        <span className="sw-price-term__title sw-clip">{title}</span>
        {detail ? <span className="sw-price-term__detail sw-clip">{detail}</span> : null}
        {label ? <span className="sw-visually-hidden">{label}</span> : null}
      </span>
      <Icon icon={ChevronDown} size="small" />
    </button>
  );
}

export interface PriceBarProps {
  /** Two `PriceTerm`s. */
  readonly terms?: ReactNode;
  /** Above everything: what stands in the way (offline, a price that changed). */
  readonly notice?: ReactNode;
  /** The net price; absent while there is nothing to price. */
  readonly total?: string | undefined;
  /** What the total was before it changed; struck through beside it. */
  readonly previousTotal?: { readonly text: string; readonly label: string } | undefined;
  /** In the total's place while there is none: what is still missing. */
  readonly emptyText?: string | undefined;
  /** Beside the details toggle: the distance. */
  readonly summary?: string | undefined;
  /** The price is being worked out again: the last sum stays and fades. */
  readonly isBusy?: boolean | undefined;
  readonly details?:
    | {
        readonly toggleText: string;
        readonly isOpen: boolean;
        readonly onToggle: () => void;
        /** A `NumberBreakdown` on a raised card above the bar. */
        readonly content: ReactNode;
      }
    | undefined;
  /** The one primary button. */
  readonly action: ReactNode;
}

/** What stays in reach at the bottom: when, how to pay, the price, and the button that says what it does. */
export function PriceBar(props: PriceBarProps) {
  const { terms, notice, total, previousTotal, emptyText, summary, isBusy, details, action } = props;
  const detailsId = useId();
  const isOpen = Boolean(details?.isOpen);
  return (
    <div className="sw-price-bar">
      {details && isOpen ? (
        <div id={detailsId} className="sw-price-bar__details">
          {details.content}
        </div>
      ) : null}
      {notice}
      {terms ? <div className="sw-price-bar__terms">{terms}</div> : null}
      <div className="sw-price-bar__pay">
        <div className="sw-price-bar__price" aria-busy={isBusy || undefined}>
          {total === undefined ? (
            <p className="sw-price-bar__empty">{emptyText}</p>
          ) : (
            <p className="sw-price-bar__total sw-figures" aria-live="polite">
              {previousTotal ? (
                <s className="sw-price-bar__previous">
                  <span className="sw-visually-hidden">{previousTotal.label} </span>
                  {previousTotal.text}
                </s>
              ) : null}
              <span>{total}</span>
            </p>
          )}
          <p className="sw-price-bar__summary sw-figures">
            {summary}
            {summary && details ? <span aria-hidden="true"> · </span> : null}
            {details ? (
              <button
                type="button"
                className="sw-price-bar__toggle"
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailsId : undefined}
                onClick={details.onToggle}
              >
                {details.toggleText}
                <Icon icon={isOpen ? ChevronDown : ChevronUp} size="small" />
              </button>
            ) : null}
          </p>
        </div>
        <div className={classNames('sw-price-bar__action', total === undefined && 'sw-price-bar__action--alone')}>{action}</div>
      </div>
    </div>
  );
}
