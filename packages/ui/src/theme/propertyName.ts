/** The public name of a token's custom property, without its dashes: `surface.page` is `fl-surface-page`. */
export const propertyName = (path: readonly string[]): string =>
  `fl-${path.map((part) => part.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).join('-')}`;
