interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/**
 * Finds the next option that starts with the typed letters. Repeating one letter cycles through the options that start with it.
 */
export function matchOption<O extends Option>(options: readonly O[], typed: string, current: string): O | undefined {
  const letters = [...typed.toLowerCase()];
  const repeated = letters.every((letter) => letter === letters[0]);
  const start = repeated ? (letters[0] ?? '') : letters.join('');
  const from = options.findIndex((option) => option.value === current) + (repeated ? 1 : 0);
  const candidates = [...options.slice(Math.max(from, 0)), ...options.slice(0, Math.max(from, 0))];
  return start
    ? candidates.find((option) => !option.disabled && option.label.toLowerCase().startsWith(start))
    : undefined;
}
