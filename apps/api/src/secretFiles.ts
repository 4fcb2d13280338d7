import { readFileSync } from 'node:fs';
import { StartError } from './startError.ts';

/** Whether a variable may contain a secret: its value is in no error message, and it can be in a file. */
export const mayBeSecret = (name: string): boolean => /SECRET|URL|KEY|PASSWORD/.test(name);

/**
 * Value of a variable, or the content of the file that `<name>_FILE` names, without the line break at its end. Undefined when
 * neither is set.
 *
 * @throws {StartError} Both are set, or the file cannot be read or is empty.
 */
export function readVariable(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  // Shells and Compose files pass unset variables as empty strings.
  const value = environment[name] || undefined;
  const path = mayBeSecret(name) ? environment[`${name}_FILE`] || undefined : undefined;
  if (path === undefined) return value;
  if (value !== undefined) throw new StartError(`${name} and ${name}_FILE are both set: remove one of them`);
  const content = readContent(name, path).replace(/\r?\n$/, '');
  if (content === '') throw new StartError(`the file of ${name}_FILE is empty`);
  return content;
}

function readContent(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(`the file of ${name}_FILE cannot be read (${code})`);
  }
}
