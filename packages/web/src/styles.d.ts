/** What Vite makes of a CSS module: its class names. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

interface ImportMeta {
  /** Vite's: is this a build, or somebody working on it? */
  readonly env: { readonly PROD: boolean };
}
