interface StructuredDataProps {
  /** Of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What search engines read of a page beside its text (JSON-LD). Nothing runs of it, and nothing in it ends the element. */
export function StructuredData({ data }: StructuredDataProps) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)}
    </script>
  );
}
