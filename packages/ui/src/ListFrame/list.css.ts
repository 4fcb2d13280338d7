import { createContainer, type StyleRule } from '@vanilla-extract/css';
import { below } from '../theme/tokens';

/** The width of a list decides what it shows, since a list may stand in a column or a drawer too. */
export const list = createContainer();
export const listContainer = { containerName: list, containerType: 'inline-size' } as const;

/** A list narrower than this, in px, has no room for columns. */
export const cardsBelow = 560;

/**
 * The rule where rows are cards: on a window below 900 px, and in a list too narrow for columns.
 *
 * @param rule - without media or container queries of its own
 * @param width - the container's width in px below which it holds
 */
export const inCards = (rule: Omit<StyleRule, '@media' | '@container'>, width = cardsBelow): StyleRule => ({
  '@media': { [below('md')]: rule },
  '@container': { [`${list} (max-width: ${width - 0.02}px)`]: rule },
});
