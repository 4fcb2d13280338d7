/** Name of a token's custom property without the leading dashes: `surface.page` becomes `fl-surface-page`. */
export const propertyName = (path: readonly string[]): string =>
  `fl-${path.map((part) => part.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).join('-')}`;
