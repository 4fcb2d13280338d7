import { Stack, Text } from '@fairlead/ui';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { AnatomyMessage } from '../../preview/anatomy/showAnatomy';
import * as styles from '../docs.css';
import { CodeText } from './CodeText';

interface AnatomyProps {
  /** Story that shows the parts. */
  storyId: string;
  /** Minimum height in px. */
  height: number;
}

/** A running story with numbered parts, and their names. Nothing for components without parts. */
export function Anatomy({ storyId, height }: AnatomyProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [found, setFound] = useState<AnatomyMessage>();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    // A story may move the focus into the frame, which would scroll the page to it. It therefore starts where the reader is.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { threshold: 0.7 });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const receive = ({ data, origin }: MessageEvent<Partial<AnatomyMessage> | undefined>) => {
      if (origin !== window.location.origin || data?.anatomyOf !== storyId) return;
      setFound(data as AnatomyMessage);
      // A story that opens a popup takes the focus. The reader of the page has not asked for it.
      if (document.activeElement === frame.current) frame.current?.blur();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [storyId]);
  if (found?.parts.length === 0) return null;
  const theme = document.documentElement.dataset.theme ?? 'DEFAULT';
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <Stack gap={16}>
          <iframe
            ref={frame}
            className={styles.live}
            title="Parts of the component"
            height={Math.max(height, Math.min((found?.height ?? 0) + 2, 720))}
            src={seen ? `iframe.html?id=${storyId}&viewMode=story&globals=anatomy:numbers;theme:${theme}` : undefined}
          />
          <ol className={styles.parts} aria-label="Parts of the component">
            {found?.parts.map((part, index) => (
              <li key={part.name} className={styles.part}>
                <span className={styles.partNumber}>{index + 1}</span>
                <div>
                  <code>{part.name}</code>
                  <Text tone="muted">
                    <CodeText text={part.description} />
                  </Text>
                </div>
              </li>
            ))}
          </ol>
        </Stack>
      </Unstyled>
    </>
  );
}
