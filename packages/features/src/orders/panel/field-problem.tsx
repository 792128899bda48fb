import '../order-later.css';

/** What is wrong with a choice, under it. */
export function FieldProblem({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p className="sw-order__problem sw-problem" role="alert">
      {text}
    </p>
  ) : null;
}
