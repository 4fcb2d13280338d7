import type { ReactNode } from 'react';

/** Rendered example of good or bad use. */
export interface GuidanceExample {
  good: boolean;
  /** Sentence that explains the example. */
  caption: string;
  example: ReactNode;
}

interface Guidance {
  /** Purpose of the component. */
  use: string;
  /** Cases in which another component is better. */
  avoid: string;
  /** Keys and their effects. */
  keys?: Record<string, string>;
  dos?: readonly string[];
  donts?: readonly string[];
  /** Rendered examples, shown in pairs: good, then bad. */
  examples?: readonly GuidanceExample[];
  /** Height in px of the example's own frame, for components that float or fill the window. */
  height?: number;
}

const list = (head: string, sentences: readonly string[] = []) =>
  sentences.length > 0 ? `**${head}**\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}` : '';

/** Guidance on the documentation page of a component: purpose, alternatives, keyboard, dos and don'ts. */
export function docs({ use, avoid, keys = {}, dos, donts, examples, height }: Guidance) {
  const rows = Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`);
  const component = [
    use,
    `**When not**: ${avoid}`,
    rows.length > 0 ? ['| Key | Does |', '| --- | --- |', ...rows].join('\n') : '',
    list('Do', dos),
    list('Don’t', donts),
  ];
  return {
    ...(examples && { examples }),
    docs: {
      ...(height !== undefined && { story: { inline: false, height: `${height}px` } }),
      description: { component: component.filter(Boolean).join('\n\n') },
    },
  };
}
