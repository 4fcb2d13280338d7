/**
 * Size and stroke width of icons. Smaller icons have thicker lines. Applied by the parent, so that callers pass a bare icon.
 */
export const icon = {
  small: { width: '14px', height: '14px', strokeWidth: 2 },
  medium: { width: '16px', height: '16px', strokeWidth: 1.75 },
  large: { width: '20px', height: '20px', strokeWidth: 1.6 },
} as const;
