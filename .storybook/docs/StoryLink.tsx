import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  id: string;
  type?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
}

/** Link to a story or page. Changes the page without loading Storybook again. */
export function StoryLink({ id, type = 'story', className, children }: StoryLinkProps) {
  const address = `?path=/${type}/${id}`;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, address);
  };
  return (
    <a className={className} href={`./${address}`} target="_parent" onClick={open}>
      {children}
    </a>
  );
}
