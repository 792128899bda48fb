import type { LegalBlock, LegalPart, LegalProse } from '@songwai/core/terms/legal/legal-text';
import { ProseTable } from '@songwai/ui/prose/prose-table';
import { LocalLink } from '../../shell/local-link.tsx';
import { PrivacyContactsCard } from './privacy-contacts.tsx';
import '@songwai/ui/prose/prose.css';

function Part({ part }: { readonly part: LegalPart }) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return <LocalLink to={part.href}>{part.text}</LocalLink>;
}

function Words({ prose }: { readonly prose: LegalProse }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place in the text
  return prose.map((part, place) => <Part key={place} part={part} />);
}

function Block({ block }: { readonly block: LegalBlock }) {
  if ('contacts' in block) return <PrivacyContactsCard />;
  if ('heading' in block) return <h3 className="sw-heading--small">{block.heading}</h3>;
  if ('table' in block) {
    const { head, rows } = block.table;
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place in the table
    const cells = rows.map((row) => row.map((prose, place) => <Words key={place} prose={prose} />));
    return <ProseTable head={head} rows={cells} />;
  }
  if ('list' in block)
    return (
      <ul className="sw-prose">
        {block.list.map((prose, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place in the list
          <li key={place}>
            <Words prose={prose} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className="sw-prose">
      <Words prose={block.paragraph} />
    </p>
  );
}

/** The text of a section. */
export function LegalBlocks({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place in the section
  return blocks.map((block, place) => <Block key={place} block={block} />);
}
