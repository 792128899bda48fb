/** Style sheets are imported for their side effect; the bundler makes each a file or an adopted style sheet. */
declare module '*.css';
