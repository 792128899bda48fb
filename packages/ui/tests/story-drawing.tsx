import './story-drawing.css';

export type ParcelSize = 'envelope' | 'box' | 'pallet';

const shapes = {
  envelope: ['M28 16h40v22H28Z', 'm28 17 20 13 20-13'],
  box: ['M30 14 48 8l18 6v20l-18 6-18-6Z', 'm30 14 18 6 18-6M48 20v20'],
  pallet: ['M22 8h24v16H22ZM50 8h24v16H50ZM22 24h24v14H22ZM50 24h24v14H50Z', 'M16 42h64M32 8v5M60 8v5M32 24v5M60 24v5'],
} as const;

/** A sample illustration: the vehicles belong to the product, and this library does not know them. */
export function StoryDrawing({ size, label }: { readonly size: ParcelSize; readonly label?: string | undefined }) {
  const [body, lines] = shapes[size];
  return (
    <svg
      className="sw-story-drawing"
      viewBox="0 0 96 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="sw-story-drawing__body" d={body} />
      <path d={lines} />
    </svg>
  );
}
