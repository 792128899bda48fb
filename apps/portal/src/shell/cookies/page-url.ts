import { findRoute } from '../../routes/find-route.ts';
import { localizedPath, splitLocalizedPath } from '../../routes/localized-path.ts';

/**
 * The page at a path, as it is counted: its pattern (`/en/t/:trackingId`), because the path itself may hold a token, a code or a name. An
 * unknown path, which may hold anything, is the error page.
 */
export const pageUrl = (origin: string, pathname: string): string => {
  const { language, path } = splitLocalizedPath(pathname);
  const found = findRoute(path);
  const pattern = found?.route.path.replace(/\/:(\w+)\?/g, (_part, name: string) => (found.params[name] ? `/:${name}` : ''));
  return origin + localizedPath(language, pattern ?? '/error');
};
