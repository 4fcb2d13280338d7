/** Custom property with the height of the shell's banner. */
export const bannerHeight = '--fl-banner-height';

/** Height of the shell's banner, in styles. Zero without a banner. */
export const belowBanner = `var(${bannerHeight}, 0px)`;
