/** Style sheets are imported for their effect; the bundler decides whether they become a file or an adopted sheet. */
declare module '*.css';
