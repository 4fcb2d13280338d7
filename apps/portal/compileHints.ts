import type { Plugin, Rolldown } from 'vite';

/**
 * Tells V8 to compile all functions of a script while it arrives, on another thread. By default V8 compiles each function on the
 * main thread when it is first called (https://v8.dev/blog/explicit-compile-hints). It must be the first line.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Chunks whose functions a page mostly calls when it opens. Popups and dialogs compile when they open. */
const isCalledOnLoad = ({ name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  /^(portal|frame|ui|shared.*)$/.test(name) || (facadeModuleId?.endsWith('Screen.tsx') ?? false);

/** Adds the hint to the scripts with which pages open. */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // after Vite has added the list of preloaded files
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isCalledOnLoad(chunk)) continue;
        chunk.code = hint + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type !== 'asset') continue;
        const content = JSON.parse(String(map.source)) as { mappings: string };
        map.source = JSON.stringify({ ...content, mappings: `;${content.mappings}` });
      }
    },
  },
};
