import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';

/** Why the last try failed, in a banner; nothing without an error. */
export function Problem({ error }: { readonly error: GatewayError | null }) {
  const t = useTranslate();
  return error ? <Banner tone="danger">{gatewayErrorText(error, t)}</Banner> : null;
}
