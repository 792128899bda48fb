import './prose.css';
import './prose-steps.css';

export interface ProseHtmlProps {
  /** Rendered and sanitised by our own server: never what somebody else wrote. */
  readonly html: string;
}

/** `Prose` around a text that comes as HTML. */
export function ProseHtml({ html }: ProseHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway lets few elements through, and the page's policy no script
  return <div className="sw-prose sw-prose-body" dangerouslySetInnerHTML={{ __html: html }} />;
}
