import { ChevronDown, ChevronUp } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { Icon } from '../icon/icon.tsx';
import '../visually-hidden/visually-hidden.css';
import './action-bar.css';

export interface ActionTermProps {
  readonly icon: IconNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What a press changes ("Change the time"); read after the title. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly isExpanded?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One setting on one line, changed by a press: the time, the payment method. */
export function ActionTerm({ icon, title, detail, label, onPress, isExpanded, ref }: ActionTermProps) {
  return (
    <button ref={ref} type="button" className="sw-action-term" aria-expanded={isExpanded} onClick={onPress}>
      <Icon icon={icon} />
      <span className="sw-action-term__text">
        <span className="sw-action-term__title">{title}</span>
        {detail ? <span className="sw-action-term__detail sw-note">{detail}</span> : null}
        {label ? <span className="sw-visually-hidden">{label}</span> : null}
      </span>
      <Icon icon={ChevronDown} size="small" />
    </button>
  );
}

export interface ActionBarProps {
  /** Two `ActionTerm`s. */
  readonly terms?: ReactNode;
  /** Above everything: what prevents the action (offline, a changed price). A `Banner` gets square corners here. */
  readonly notice?: ReactNode;
  /** The value that the action is about: a price. Absent while there is none. */
  readonly value?: string | undefined;
  /** The value before it changed, struck through beside the new one. */
  readonly previousValue?: { readonly text: string; readonly label: string } | undefined;
  /** Shown instead of the value while there is none: what is still missing. */
  readonly emptyText?: string | undefined;
  /** Beside the details toggle: what the value covers. */
  readonly summary?: string | undefined;
  /** The value is being recalculated: the old one stays, dimmed. */
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

/** The bar at the bottom edge: the terms, the value with its breakdown, and the button for the main action. */
export function ActionBar(props: ActionBarProps) {
  const { terms, notice, value, previousValue, emptyText, summary, isBusy, details, action } = props;
  const detailsId = useId();
  const isOpen = Boolean(details?.isOpen);
  return (
    <div className="sw-action-bar">
      {details && isOpen ? (
        <div id={detailsId} className="sw-action-bar__details">
          {details.content}
        </div>
      ) : null}
      {notice}
      {terms ? <div className="sw-action-bar__terms">{terms}</div> : null}
      <div className="sw-action-bar__row">
        <div className="sw-action-bar__figure" aria-busy={isBusy || undefined}>
          {value === undefined ? (
            <p className="sw-action-bar__empty">{emptyText}</p>
          ) : (
            <p className="sw-action-bar__value sw-figures" aria-live="polite">
              {previousValue ? (
                <s className="sw-action-bar__previous">
                  <span className="sw-visually-hidden">{previousValue.label} </span>
                  {previousValue.text}
                </s>
              ) : null}
              <span>{value}</span>
            </p>
          )}
          <p className="sw-action-bar__summary sw-note sw-figures">
            {summary}
            {summary && details ? <span aria-hidden="true"> · </span> : null}
            {details ? (
              <button
                type="button"
                className="sw-action-bar__toggle"
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
        <div className="sw-action-bar__action">{action}</div>
      </div>
    </div>
  );
}
