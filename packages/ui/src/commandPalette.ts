export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette';
export type { Command } from './CommandPalette/command';
export type { ListAddress } from './CommandPalette/Palette';
