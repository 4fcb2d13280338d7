export interface Filter {
  /** Key of the filter in `FilterValues`. */
  id: string;
  /** Name of the filter. */
  label: string;
  /** Choices of the filter. "Any" is added. */
  options: readonly { value: string; label: string }[];
}

/** Selected option per filter id. Filters set to "Any" have no entry. */
export type FilterValues = Readonly<Record<string, string>>;
