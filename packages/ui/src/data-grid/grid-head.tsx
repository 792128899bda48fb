import '../visually-hidden/visually-hidden.css';
import type { GridColumn, GridRowAction, GridTexts } from './grid-model.ts';
import { gridRoles } from './grid-roles.ts';

const numberPx = 64;
const actionPx = 60;
/** What a share of the width has at least; beyond, the grid scrolls sideways. */
const leastPx = 128;

/** The widths of all columns for `grid-template-columns`, and what they need at least. */
export function columnWidths(
  columns: readonly GridColumn[],
  hasAction: boolean,
): { readonly template: string; readonly least: string } {
  const widths = columns.map(({ width = '1fr' }) => width);
  const own = widths.map((width) => (width.endsWith('fr') ? `minmax(${leastPx}px, ${width})` : width));
  const leastOf = (width: string) => (width.endsWith('fr') ? leastPx : Number.parseFloat(width));
  const least = widths.reduce((sum, width) => sum + leastOf(width), numberPx + (hasAction ? actionPx : 0));
  return { template: [`${numberPx}px`, ...own, ...(hasAction ? [`${actionPx}px`] : [])].join(' '), least: `${least}px` };
}

export interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly texts: GridTexts;
  readonly rowAction?: GridRowAction | undefined;
}

/** The row of titles, which stays at the top. */
export function GridHead({ columns, texts, rowAction }: GridHeadProps) {
  return (
    <div {...gridRoles.group} className="sw-data-grid__head">
      <div {...gridRoles.titles} className="sw-data-grid__titles sw-note">
        <div {...gridRoles.title(-1)} className="sw-data-grid__number">
          {texts.number}
        </div>
        {columns.map(({ id, title, note }, index) => (
          <div key={id} {...gridRoles.title(index)} className="sw-data-grid__title sw-clip">
            {title} {note ? <span className="sw-soft">{note}</span> : null}
          </div>
        ))}
        {rowAction ? (
          <div {...gridRoles.title(columns.length)}>
            <span className="sw-visually-hidden">{rowAction.title}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
