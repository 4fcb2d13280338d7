import { createContainer, globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Columns depend on the width of the list itself, because a list may be in a column or a drawer. */
export const list = createContainer();
export const listContainer = { containerName: list, containerType: 'inline-size' } as const;

type Rule = Omit<StyleRule, '@media' | '@container'>;
/** Matches a list that `watchWidth` found too narrow, with no added specificity. */
const narrow = ':where([data-cards])';

/**
 * Style rule for lists whose rows are cards. Container queries are avoided here: each element that they could apply to is
 * slower to style, whether they match or not. A page of a hundred rows has a thousand such elements.
 *
 * @param rule - Styles without media or container queries.
 */
export const inCards = ({ selectors = {}, ...rule }: Rule): StyleRule => ({
  '@media': {
    // Print has enough width for columns. The block is declared after the general rules.
    screen: {
      selectors: {
        [`${narrow} &`]: rule,
        ...Object.fromEntries(Object.entries(selectors).map(([selector, more]) => [`${narrow} ${selector}`, more])),
      },
    },
  },
});

/** `inCards` for a global selector. */
export const globalInCards = (selector: string, rule: Rule) =>
  globalStyle(`${narrow} ${selector}`, { '@media': { screen: rule } });
