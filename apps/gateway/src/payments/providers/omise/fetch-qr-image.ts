import { ProviderRefusal, ProviderSilent } from '../card-provider.ts';

const mediaTypes: ReadonlySet<string> = new Set(['image/svg+xml', 'image/png']);
/** Codes have some kilobytes. */
const largestBytes = 512 * 1024;

interface ImageSource {
  readonly uri: string;
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/**
 * Gets the picture of a PromptPay code, from Omise's own server alone: the address is data, and must not lead the gateway elsewhere. The
 * address itself is the permission; our key is not sent.
 *
 * @throws {ProviderRefusal} another server's address, or one that has ended.
 * @throws {ProviderSilent}
 */
export async function fetchQrImage({ uri, apiUrl, timeoutMs }: ImageSource): Promise<{ content: Buffer; mediaType: string }> {
  if (URL.parse(uri)?.origin !== new URL(apiUrl).origin) throw new ProviderRefusal('processing', 'The picture is not at Omise.');
  try {
    const response = await fetch(uri, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    const { status } = response;
    if (status >= 400 && status < 500) throw new ProviderRefusal('processing', `Omise answered ${status} for a picture.`);
    const content = Buffer.from(await response.arrayBuffer());
    if (!response.ok || !mediaTypes.has(mediaType) || content.length > largestBytes)
      throw new ProviderSilent(`Omise answered ${status} ${mediaType} for a picture.`);
    return { content, mediaType };
  } catch (error) {
    if (error instanceof ProviderRefusal || error instanceof ProviderSilent) throw error;
    throw new ProviderSilent('Omise is not reached for a picture.', { cause: error });
  }
}
