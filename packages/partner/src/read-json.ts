/** An object of JSON at this address; null where the server has none there. @throws {TypeError} the server cannot be reached */
export async function readJson(url: URL, signal: AbortSignal): Promise<Readonly<Record<string, unknown>> | null> {
  const response = await fetch(url, { signal });
  return response.ok ? ((await response.json()) as Readonly<Record<string, unknown>>) : null;
}

/** Whether a server answers, whatever it says. */
export async function isReached(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(new URL('/healthz', origin), { signal });
    return true;
  } catch {
    return false;
  }
}
