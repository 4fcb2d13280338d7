import { createContainer, globalStyle, type StyleRule } from '@vanilla-extract/css';

/** The width of a list decides which columns it shows, since a list may stand in a column or a drawer too. */
export const list = createContainer();
export const listContainer = { containerName: list, containerType: 'inline-size' } as const;

type Rule = Omit<StyleRule, '@media' | '@container'>;
/** In a list that `watchWidth` has found too narrow; as weak as no selector. */
const narrow = ':where([data-cards])';

/**
 * The rule where rows are cards. It is no container query, since each element that a rule of one speaks of, whether it holds
 * or not, costs as much again to style, and a page of a hundred rows has a thousand of them.
 *
 * @param rule - without media or container queries of its own
 */
export const inCards = ({ selectors = {}, ...rule }: Rule): StyleRule => ({
  '@media': {
    // paper has room for columns; and a block like this one comes after what holds everywhere
    screen: {
      selectors: {
        [`${narrow} &`]: rule,
        ...Object.fromEntries(Object.entries(selectors).map(([selector, more]) => [`${narrow} ${selector}`, more])),
      },
    },
  },
});

/** `inCards` for elements that a selector speaks of. */
export const globalInCards = (selector: string, rule: Rule) =>
  globalStyle(`${narrow} ${selector}`, { '@media': { screen: rule } });
