export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette';
export type { Command } from './CommandPalette/command';
