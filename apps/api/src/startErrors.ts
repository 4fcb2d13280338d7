import { StartError } from './config.ts';

/** Prints expected errors in one line and rethrows the others. */
export async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`fairlead: ${error.message}\n`);
    process.exitCode = 1;
  }
}
