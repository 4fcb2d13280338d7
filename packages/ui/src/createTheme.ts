export {
  type Correction,
  createFairleadTheme,
  type FairleadTheme,
  type FairleadThemeOptions,
  type MeasuredPair,
  neutrals,
} from './theme/createFairleadTheme';
