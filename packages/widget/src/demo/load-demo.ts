/** Fetches the code of demos, for elements with the attribute `demo`. */
export const loadDemo = async () => (await import('./demo.ts')).demo;
