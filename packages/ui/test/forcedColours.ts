/**
 * Play function of a story named `ForcedColours`, whose test runs with forced colours. It does nothing in a browser without
 * them, because a story cannot set them.
 */
export const forcedColours =
  <Context>(play: (context: Context) => Promise<void>) =>
  async (context: Context) => {
    if (matchMedia('(forced-colors: active)').matches) await play(context);
  };
