/** Pages with the help button (mockup `help`): where one books. Others have the chat in their menu. */
const helpPages: readonly string[] = ['/neworder', '/fullday'];

export const hasHelpButton = (path: string): boolean => helpPages.includes(path);
