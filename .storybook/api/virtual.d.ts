declare module 'virtual:ui-api' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import statement with a relative path does not resolve in the declaration of a module
  export const items: readonly import('./uiApi').ApiItem[];
  /** Loads an entry of the components package by its name. */
  export const entries: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
}
