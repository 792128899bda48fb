/** What the server gives the app, on both sides the same. */
export interface AppProps {
  readonly songwaiOrigin: string;
  readonly partner: string;
  readonly language: 'th' | 'en';
  readonly theme: 'light' | 'dark' | 'auto';
}
