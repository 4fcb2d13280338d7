import * as styles from './docs.css';

interface StoryFrameProps {
  id: string;
  /** Accessible name. */
  title: string;
  /** In px. Defaults to 480. */
  height?: number;
  /** Storybook settings, such as `role:customer`. */
  globals?: string;
}

/** A story in a document of its own, with its own network and address. */
export const StoryFrame = ({ id, title, height = 480, globals }: StoryFrameProps) => (
  <iframe
    className={styles.live}
    title={title}
    loading="lazy"
    height={height}
    src={`iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
  />
);
