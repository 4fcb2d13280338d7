#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp, UserError } from './createApp.ts';
import { askFolder, askTemplate } from './questions.ts';
import { isTemplate, templates } from './templates.ts';

const names = Object.keys(templates).join(', ');
const usage = `npm create fairlead@latest [folder] -- [--template name]

Creates an app with the Fairlead components.

  -t, --template  ${names}
  -h, --help      prints this text
`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Package manager that runs this program, such as `pnpm` for `pnpm create`. */
const packageManager = () => /^(npm|pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';

async function run() {
  const { values, positionals } = readArguments();
  if (values.help) return void process.stdout.write(usage);
  const canAsk = process.stdin.isTTY;
  const folder = positionals[0] ?? (canAsk ? await askFolder() : undefined);
  if (!folder) throw new UserError(`Enter a folder.\n\n${usage}`);
  const template = values.template ?? (canAsk ? await askTemplate() : undefined);
  if (!template) throw new UserError(`Choose a template with --template: ${names}.`);
  if (!isTemplate(template)) throw new UserError(`There is no template "${template}". The templates: ${names}.`);
  createApp(folder, fileURLToPath(new URL(`templates/${template}`, import.meta.url)));
  const manager = packageManager();
  const enter = folder === '.' ? [] : [`cd ${folder.includes(' ') ? `"${folder}"` : folder}`];
  const steps = [...enter, `${manager} install`, `${manager} run dev`];
  process.stdout.write(`Created an app with ${templates[template]}. Next:\n\n  ${steps.join('\n  ')}\n`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
