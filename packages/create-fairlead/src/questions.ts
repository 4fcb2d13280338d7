import { createInterface } from 'node:readline/promises';
import { UserError } from './createApp.ts';
import { isTemplate, type Template, templates } from './templates.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+D and Ctrl+C close the terminal without an answer.
  const closed = new Promise<never>((_, reject) => terminal.once('close', () => reject(new UserError('Cancelled.'))));
  try {
    return (await Promise.race([terminal.question(question), closed])).trim();
  } finally {
    terminal.close();
  }
}

/** Asks for the folder. An empty answer is `fairlead-app`. */
export const askFolder = async () => (await ask('Folder (fairlead-app): ')) || 'fairlead-app';

/** Asks for a template by number or name until the answer is valid. */
export async function askTemplate(): Promise<Template> {
  const names = Object.keys(templates).filter(isTemplate);
  const choices = names.map((name, index) => `  ${index + 1}  ${templates[name]}\n`).join('');
  for (;;) {
    const answer = await ask(`Template:\n${choices}Number (1): `);
    const chosen = names[Number(answer || 1) - 1] ?? answer;
    if (isTemplate(chosen)) return chosen;
  }
}
