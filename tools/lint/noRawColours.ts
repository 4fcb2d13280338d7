import type { Rule } from 'eslint';

const hexOrFunction =
  /(?<!\w)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const named = /^(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|navy|teal)$/i;
const colourKeys = /colou?r$|^(?:background|fill|stroke)$/i;
const addresses = ['href', 'to', 'id'];

/** Properties of a parent node that distinguish a colour from other text. ESLint's types do not include JSX. */
interface Parent {
  type: string;
  name?: { name?: string };
  key?: { name?: string };
}

/** Forbids colours outside the theme; other code uses tokens. Addresses such as `href="#add"` are allowed. */
export const noRawColours: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: '{{value}} is a colour typed by hand; use a token of the theme contract (vars.…).' },
  },
  create(context) {
    const check = (node: Rule.Node, value: string) => {
      const { type, name, key } = node.parent as Parent;
      if (type === 'JSXAttribute' && addresses.includes(name?.name ?? '')) return;
      const givesColour = (type === 'Property' && key?.name) || (type === 'JSXAttribute' && name?.name) || '';
      if (hexOrFunction.test(value) || (colourKeys.test(givesColour) && named.test(value))) {
        context.report({ node, messageId: 'raw', data: { value } });
      }
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
