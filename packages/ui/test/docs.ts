interface Guidance {
  /** What it is for. */
  use: string;
  /** When something else serves better, and what. */
  avoid: string;
  /** Key or keys → what they do. */
  keys?: Record<string, string>;
  dos?: readonly string[];
  donts?: readonly string[];
  /** Of a frame of its own on the page, in px: for what floats, or fills the window. */
  height?: number;
}

const list = (head: string, sentences: readonly string[] = []) =>
  sentences.length > 0 ? `**${head}**\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}` : '';

/** The words of a component's page: when to take it and when not, its keys, what to do and what not. */
export function docs({ use, avoid, keys = {}, dos, donts, height }: Guidance) {
  const rows = Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`);
  const component = [
    use,
    `**When not**: ${avoid}`,
    rows.length > 0 ? ['| Key | Does |', '| --- | --- |', ...rows].join('\n') : '',
    list('Do', dos),
    list('Don’t', donts),
  ];
  return {
    docs: {
      ...(height !== undefined && { story: { inline: false, height: `${height}px` } }),
      description: { component: component.filter(Boolean).join('\n\n') },
    },
  };
}
