/** What lies over what. Between two of the same layer the later one in the document wins. */
export const layer = {
  /** The head of a table, while its rows pass below. */
  head: 2,
  /** The top bar. */
  bar: 10,
  /** Dialogs, drawers, the navigation sheet. */
  overlay: 30,
  /** Menus and popovers, which dialogs open too. */
  float: 40,
  toast: 50,
  tooltip: 60,
} as const;
