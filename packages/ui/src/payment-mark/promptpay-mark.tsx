import './payment-mark.css';

/** The name of Thailand's transfer scheme on its blue, as banks' apps show it. */
export function PromptPayMark({ name }: { readonly name: string }) {
  return <span className="sw-promptpay-mark">{name}</span>;
}
