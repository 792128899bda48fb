/** What ofetch reads an answer with, in the place of its package `destr`: the parsed body, or its text where it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

// biome-ignore lint/style/noDefaultExport: ofetch imports it so
export default parse;
