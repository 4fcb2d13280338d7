import { useEffect, useState } from 'react';

/** Entry of Storybook's index: a story or a documentation page. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags?: string[];
}

let loaded: Promise<IndexEntry[]> | undefined;

async function load(): Promise<IndexEntry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** All stories and pages. Empty until the index has arrived. */
export function useIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    let shown = true;
    loaded ??= load();
    void loaded.then((found) => shown && setEntries(found));
    return () => {
      shown = false;
    };
  }, []);
  return entries;
}

/** Ids of the screens that a story shows, from its tags. */
export const screensOf = ({ tags = [] }: IndexEntry): string[] =>
  tags.filter((tag) => tag.startsWith('screen:')).map((tag) => tag.slice('screen:'.length));

/** Group below Components or Screens. */
export const areaOf = ({ title }: IndexEntry): string => title.split('/')[1] ?? title;

/** Id of the documentation page of a story's file. */
export const docsIdOf = (storyId: string): string => `${storyId.slice(0, storyId.indexOf('--'))}--docs`;
