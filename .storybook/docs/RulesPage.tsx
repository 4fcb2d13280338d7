import { Markdown } from '@storybook/addon-docs/blocks';

/** Id of the page about a document of the repository. */
const pageOf = (file: string) => `rules-${file.replace('.md', '')}--docs`;

/** A document of the repository. Links between the documents stay in Storybook. */
export const RulesPage = ({ text }: { text: string }) => (
  <Markdown>
    {text
      // The parser takes the underscores of QUOTE_REVIEW for emphasis.
      .replaceAll(/(```[\s\S]*?```|`[^`]*`)|(?<=\w)_(?=\w)/g, (_, code?: string) => code ?? '\\_')
      .replaceAll(/\]\(([\w-]+\.md)(#[\w-]+)?\)/g, (_, file: string) => `](?path=/docs/${pageOf(file)})`)
      .replaceAll(/\]\((adr\/[^)]+)\)/g, '](https://github.com/fairlead/fairlead/blob/main/docs/$1)')
      .replaceAll(/\]\((?:\.\.?\/)+([^)]+)\)/g, '](https://github.com/fairlead/fairlead/blob/main/$1)')}
  </Markdown>
);
