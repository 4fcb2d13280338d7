/** Stacking order. Within a layer, later elements are on top. */
export const layer = {
  /** Table header, above the scrolling rows. */
  head: 2,
  /** Top bar. */
  bar: 10,
  /** Banner above the top bar. */
  banner: 20,
  /** Dialogs, drawers and the navigation sheet. */
  overlay: 30,
  /** Menus and popovers, which may open inside dialogs. */
  float: 40,
  toast: 50,
  tooltip: 60,
} as const;
