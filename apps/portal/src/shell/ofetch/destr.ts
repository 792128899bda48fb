/** Replaces ofetch's package `destr`: the parsed body, or its text if it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

// biome-ignore lint/style/noDefaultExport: ofetch imports it so
export default parse;
