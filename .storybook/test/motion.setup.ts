import { beforeEach } from 'vitest';

// Disables fades. Popups fade in from opacity 0, and on a busy machine a play function would see their first frame.
const style = document.createElement('style');
style.textContent = '[data-state] { animation-duration: 0s !important; }';
document.head.append(style);

/**
 * Storybook pauses animations with a style sheet while it checks a story, and leaves it in the document when a check throws.
 * All stories share one document, so every later story that waits for an animation would fail too.
 */
beforeEach(() => {
  for (const sheet of document.head.querySelectorAll('style')) {
    if (sheet.textContent.includes('animation-play-state: paused !important')) sheet.remove();
  }
});
